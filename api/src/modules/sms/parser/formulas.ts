import { phrases } from './phrases.js';

/** Polite and usual turns in which words that speak against a request mean nothing. */
export const HARMLESS = phrases(`
  if possible | if hes | if shes | if theyre | wish to | if thats | if that | if its | if it is | if you | if u | if yall | if ya | if there | if any | if we can | if we could | if open | if free | if available | if ok
  know if | let me know | let us know | i know | we know | they know | know you | wondering if | was wondering | were wondering | was hoping | were hoping | was thinking | hope
  very excited | minute later | im off | us a favor | us a favour | might bring | may bring | ticket price | she knows | he knows | too haha | too lol | said theyre | said they can | said you | theyre already | are here already | but will | on the contract | contract to follow | deposit already | not sure if this | not sure this | not sure who | not sure how | no problem | no rush | no worries | dont forget | dont worry | dont mind | dont know if you | dont be | cant wait to play | cant thank
  do not need | dont need | doesnt need | wont need | how about | what about | how bout | how are you | whats up | when : | who : | where : | what : | which is | thats what | called
  told my | said to | said yes | said ok | says hi | says yes | they said | just said | i want | but please | but we would | but wed | but i | but we will | sir or madam | known as
  drink tickets | merch table | guest list | on board | not noon | not am | not at noon | still want | he cant wait | she cant wait | they cant wait | grateful if | asking for | hats off | off the phone | cook off | fell off | again please | once again | once more | for once | rehearsal dinner | rehearsal supper | rehearsal lunch | rehearsal party | rehearsal brunch | rehearsal bash | we forgot to | i forgot to | again please | thank you for your | wait list
`);

/** Usual turns of people who mean it otherwise, ask about a show or want something else. */
export const TELLTALE = phrases(`
  over my dead | in my dreams | again ? | wanna go | going to | queen of england | king of england | showed up | in your dreams | yeah right | will advise | no way | i give up | be fun | would be nice | one of these days | once the | once we | once she | once he | his time | her time | their time
  come by | come over | opens for | opening for | opened for | come with | come see | come hear | come out | come on out | pick up | is it true | thanks for | be there | be here at | be the day | wait no | no no | no go | me a | me an | up a | count me in | count us in | dinner with | lunch with | drinks with | breakfast with | coffee with | guy from | us a | money back | no show | no shows | no - show | no - shows | show start | a no | my vote | lets not
  double booked | already booked | already have | already got | already on | already confirmed | is already | already playing | do you know | do u know | do yall know | me down for | a lot for | on the phone | set up the | two bands | 2 bands | only if | some other | other night | other day | other date | other time | the other place | tell me | to tell
  somebody like | someone like | something like | band like | act like | sound like | sounds like | is out | are out | was out | hes out | shes out | theyre out | pull out | back out | drop out | rained out | out of | back to | back up | back a | back in the
  table for | table of | a table | in place of | too late | too early | too rich | too loud | too much | too many | too expensive | too far | too soon | too long | last call | make it | sold out | looking forward | on the list | who is | would have | could have | should have | should we | we should | you should | or so
`);

/** Turns that ask for a show in so many words; what such a message says besides is of less weight. */
export const REQUEST_FRAMES = phrases(`
  kindly | por favor | queremos | quiero | any chance | can you | can u | can ya | can yall | can we | can i | could you | could u | could ya | could yall | could we | could i
  would you | would u | would ya | would yall | will you | will yall | may we | may i | would like | would love | would be | would enjoy
  id like | id love | wed like | wed love | theyd like | theyd love | hed love | shed love | i want | we want | wants to play | wanna play | i need | we need | gimme | lets | lemme
  looking to | looking for | hoping to | hoping for | like to | love to | request | requesting | requests | sign up | put in | put on | put down | down for
`);

/** More than one night. */
export const SERIES = phrases(`
  weekly | biweekly | monthly | residency | every week | every month | each week | both nights | both days | two night | 2 night | two nights | 2 nights | 3 nights | three nights | all weekend | three night | 3 night | consecutive
`);

/** What says that everyday words are a name. */
export const EXPLAINED_NAMES = phrases(`
  real name | actual name | their name | the name | his name | her name | a name | name of the | band name | theyre called | they are called | its called | it is called | are called | is called | not a band
  group named | group called | act named | act called | band named | band called | trio called | duo called
`);
