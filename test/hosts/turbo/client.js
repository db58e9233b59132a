import "@hotwired/turbo";
import { Application, Controller } from "@hotwired/stimulus";
import { running } from "../shell.js";

class Post extends Controller {
  static targets = ["rating", "heard"];
  static values = { stars: Number };

  follow({ detail }) {
    this.heardTarget.append(`following ${detail.following} `);
  }

  rate({ detail }) {
    this.heardTarget.append(`stars ${detail.value} `);
  }

  ratingTargetConnected(rating) {
    rating.value = this.starsValue;
  }

  starsValueChanged(stars) {
    if (this.hasRatingTarget) this.ratingTarget.value = stars;
  }
}

Application.start().register("post", Post);
running();
