const day = 86_400_000;

export const blogs = [
  { id: 1, name: "Our Blog", subtitle: "Notes from a small furniture workshop" },
  { id: 2, name: "Repair notes", subtitle: "Keep what you have" },
];

/** Wraps paragraphs as the suite's text block snippet does. */
export const textBlock = (html: string) => `<section class="s_text_block">
    <div class="container">
        <div class="row">
            <div class="col-lg-8 offset-lg-2 mb16 mt16">${html}</div>
        </div>
    </div>
</section>`;

const chairPost = {
  id: 1,
  blog_id: 1,
  author_id: 9,
  name: "The chair we almost did not build",
  subtitle: "Seven prototypes, one stubborn joint, and a customer who asked the right question.",
  teaser:
    "The first version looked right and sat wrong. We kept it in the corner of the workshop for a year, as a reminder and as a coat stand.",
  content: textBlock(`
<p>The first version looked right and sat wrong. We kept it in the corner of the workshop for a year, as a reminder and as a coat stand.</p>
<p>A chair is a small bridge that somebody leans back in. All its trouble gathers in one place: where the seat rail meets the back leg. Ours opened by the width of a fingernail after four hundred hours on the rocking machine.</p>
<h3>The question</h3>
<p>A visitor on an open day watched the machine for a while and asked why the rail had to end at the leg at all. Nobody had an answer. In the seventh prototype it runs through and is wedged from behind, an old boatbuilder's habit.</p>
<ul><li>Six thousand hours on the machine, no movement.</li><li>Two parts fewer.</li><li>It can be taken apart with a mallet and a cup of warm water, so it can be repaired.</li></ul>
<p>We named it after her. She has number one.</p>`),
  tags: "workshop,design",
  cover: "dusk",
  published: true,
};

const tablePost = {
  id: 2,
  blog_id: 1,
  author_id: 7,
  name: "What a table costs",
  subtitle: "We open our books for one piece, from the forest to your door.",
  teaser:
    "People ask why our table costs what it costs. It is a fair question, so here is the whole sum, with nothing rounded in our favour.",
  content: textBlock(`
<p>People ask why our table costs what it costs. It is a fair question, so here is the whole sum, with nothing rounded in our favour.</p>
<h3>The wood</h3>
<p>Sixty-two kilograms of ash from two foresters within a day's drive. We pay above the market and get boards we can trace to a slope, dried slowly, cut the way we ask.</p>
<h3>The hours</h3>
<p>Nineteen, by three people. Four of them are sanding; nobody has found a way to love sanding.</p>
<h3>The rest</h3>
<p>Rent, light, insurance, the van, this website, and a sum every month for repairs that we do for free within ten years. What remains is nine per cent. It buys next year's wood.</p>`),
  tags: "workshop,numbers",
  cover: "moss",
  published: true,
};

const finishPost = {
  id: 3,
  blog_id: 1,
  author_id: 9,
  name: "Oil, soap or nothing at all",
  subtitle: "How to finish wood that will be lived with.",
  teaser: "Every finish is a promise to do something again in a year. Choose the something you will really do.",
  content: textBlock(`
<p>Every finish is a promise to do something again in a year. Choose the something you will really do.</p>
<p><strong>Soap</strong> is for people who wipe tables anyway. It keeps ash pale, smells of nothing, and a stain is gone after the third Saturday.</p>
<p><strong>Oil</strong> warms the colour and forgives red wine. Twice a year, thinly, with a cloth that you then drown in water: oily rags catch fire on their own.</p>
<p><strong>Nothing</strong> is a finish too. Larch outdoors turns silver in two winters and asks only for air from below.</p>
<p>We do not lacquer. It looks perfect until the day it does not, and then it has to come off all at once.</p>`),
  tags: "care",
  cover: "sand",
  published: true,
};

const repairPost = {
  id: 4,
  blog_id: 2,
  author_id: 7,
  name: "A wobbling leg in twenty minutes",
  subtitle: "Warm water, patience and one clamp.",
  teaser: "Most chairs that wobble are not broken. Their glue has let go, which is what glue is for.",
  content: textBlock(`
<p>Most chairs that wobble are not broken. Their glue has let go, which is what glue is for: it should give before the wood does.</p>
<ol><li>Turn the chair over and find the joint that moves. Mark both parts with tape.</li><li>Drip warm water on the joint and wait. Hide glue softens within ten minutes.</li><li>Pull, do not twist. Clean both faces down to the wood.</li><li>New glue, one clamp, a night of rest.</li></ol>
<p>If it is held by screws, somebody was here before you. Take them out, plug the holes, and start at step two.</p>`),
  tags: "repair,care",
  cover: "tide",
  published: true,
};

const draftPost = {
  id: 5,
  blog_id: 1,
  author_id: 9,
  name: "Next spring's bench",
  subtitle: "Not announced yet.",
  teaser: "A draft that visitors must not see.",
  content: textBlock("<p>Two people, one backrest, no screws. Photographs to follow.</p>"),
  tags: "",
  cover: "dusk",
  published: false,
};

/** Published posts and one draft. Dates are counted back from the day of the seed. */
export const posts = (now: Date) =>
  [
    { ...chairPost, ageInDays: 9 },
    { ...tablePost, ageInDays: 23 },
    { ...finishPost, ageInDays: 41 },
    { ...repairPost, ageInDays: 60 },
    { ...draftPost, ageInDays: 0 },
  ].map(({ ageInDays, ...post }) => ({ ...post, published_at: new Date(now.getTime() - ageInDays * day) }));
