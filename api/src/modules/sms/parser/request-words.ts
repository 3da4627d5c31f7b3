import { words, wordSet } from './word-set.js';

/** Words that ask for a show and stand right before the name: "pencil the Rattlers". */
export const REQUEST_VERBS: ReadonlySet<string> = wordSet(`
  add adding arrange book booking bring choose chose do engage feature featuring find fit get getting gimme give got have having hire hiring hold host
  hosting invite like line lock love manage need needs order pencil picked place plan planning play pop prefer present presenting put putting represent
  representing req request requesting requests reserve reserving run running schedule scheduling seek seeking seeks set sign slot squeeze stick take throw try use
  wanna want wanted wanting wants pon queremos quiero
`);

/** What stands right before the name of who is to play: prepositions, greetings, kin, times of day, requests. */
export const BEFORE_A_NAME: ReadonlySet<string> = new Set([
  ...REQUEST_VERBS,
  ...words(`
    a about act agent also an and anniversary any anyway anyways artist as asks at back band bands bday bestie bet birthday bout boy boyfriend boys bro brother
    brunch buddy by called can chance client clients con confirming could couple cousin dad date daughter day de dinner down duo el ensemble eve evening event
    every favor for friend friends from fella gal girl girlfriend girls good grandad granddaughter grandma grandpa grandson great group guys hello hey hi hiya hola hour howdy husband if in it its kids lets live
    lunch mama man mother matinee may maybe mom morning music my named nephew nice neighbor neighbour niece night nite noon of oh ok okay on para party please plus porfa possibly quick
    re reckon right sat sets show singer sir sis sister so solo son sorry sounds special supper sure thanks that thats this time titled today tomorrow tonight
    trio up us using via w wedding well wife uncle aunt father boss with would ya yall yea yeah yep yes yo you yup
  `),
]);

/** What stands right behind the name of who is to play: prepositions, what they do, who writes, how they play. */
export const BEHIND_A_NAME: ReadonlySet<string> = wordSet(`
  a acoustic again signed approved agrees agreed accepted agent album also an and are as at avail available back band be between bunch can cd combo come
  comes comma concert confirmed could date de del do does down duo early el electric en ep evening event final folks for free from full fully get gets
  gig gna go goes going gonna gals fellas ladies lads good group he headline headlining her here his hits i in into is it just la las late like live lol
  lolol los love manager may mgr night of ok okay on onstage onto open opening out outfit over para perform performing performs period pig play plays
  please pm por quartet quick quintet r ready record release said say says set she show sing sings solo sometime stage starting starts still t thanks
  that the there they this thru til till to tomorrow tonight trio unplugged until up upon wanna want wants we were will with w would yes you
`);
