export const base = "/hosts/vue/";

const Post = {
  data: () => ({ id: 1, slides: ["Ash", "Oak", "Elm"], isShown: true, heard: [] }),
  template: `
    <h1>Post {{ id }}</h1>
    <template v-if="isShown">
      <suite-follow
        data-model="blog.post"
        :data-res-id="id"
        @suite-follow-change="heard.push('following ' + $event.detail.following)"
      />
      <suite-rating name="stars" :value.prop="id + 1" @change="heard.push('stars ' + $event.detail.value)" />
      <suite-carousel data-items="2">
        <figure v-for="slide in slides" :key="slide">{{ slide }}</figure>
      </suite-carousel>
    </template>
    <button @click="id++">Next post</button>
    <button @click="slides.push('Pine')">Another slide</button>
    <button @click="slides.shift()">First slide away</button>
    <button @click="isShown = false">Hide</button>
    <button @click="isShown = true">Show</button>
    <output>{{ heard.join(" ") }}</output>`,
};

export const App = {
  components: { Post },
  props: ["path"],
  data() {
    return { current: this.path };
  },
  computed: {
    isAbout() {
      return this.current.endsWith("/about");
    },
    href() {
      return this.isAbout ? base : `${base}about`;
    },
  },
  mounted() {
    addEventListener("popstate", this.follow);
  },
  unmounted() {
    removeEventListener("popstate", this.follow);
  },
  methods: {
    follow() {
      this.current = location.pathname;
    },
    go() {
      history.pushState(null, "", this.href);
      this.follow();
    },
  },
  template: `<main>
    <h1 v-if="isAbout">About</h1>
    <Post v-else />
    <a :href="href" @click.prevent="go">{{ isAbout ? "Home" : "About" }}</a>
  </main>`,
};

/** Makes Vue treat the tags as custom elements, not as its components. */
export function configured(app) {
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith("suite-");
  return app;
}
