import { phrases } from './phrases.js';

/** Words that ask for a change of what is booked, wherever they stand. */
export const CHANGES = phrases(`
  do not | does not | will not | should not | would not | unbook | unbooked | cancel | cancels | cancelled | canceled | cancelling | canceling | cancelation | cancellation | cancela | cancelar | cxl | postpone | postponed
  postponing | reschedule | rescheduled | rescheduling | resched | call off | calling off | called off | call it off | instead | move | moved | moving
  push | pushed | bump | bumped | shift | swap | swapped | switch | switched | change | changed | changing | delay | delayed | scratch
  scrap | nix | delete | remove | take down | take off | update | fix | correct | correction | pull out | pulled out | backing out | back out | backed out
  drop out | dropping out | never mind | nevermind | nvm | disregard | ignore | wrong number | by mistake | my mistake | called in sick | running late
  anyone but | anybody but | everyone but | anyone except | anybody except | anyone other than | somebody other than | someone other than
  drop the | drop him | drop her | drop them | dropped | axe | axed | lost | losing | lose | ditch | ditched | dump | dumped | fire | fired | banned | ghosted | flaked | bailed | bailing | quit | quits
  is out | are out | was out | be out | is off | are off | be off | was off | is taken | are taken | was taken | already taken | no show | no shows | looks bad | fell through | fell thru | falling through | fell until | broke his | broke her | broke up | broke down
  hurt his | hurt her | in the hospital | has covid | got covid | has the flu | stuck in | stranded | passed away | withdraw | withdrew | withdrawn | bow out | bowed out | skip | skipping | void | undo | undone | erase | wipe
  replace | replaces | replaced | replacing | covering for | subbing | sub for | filling in | fill in | fills in | standing in | stand in | in place of | somebody like | someone like | something like | band like | act like | anybody like | anyone like | sounds like | similar to | in the style of | like a | takes over | taking over | trade | traded | trading | exchange | flip | flipped
  earlier than | later than | than planned | than usual | than before | than last | than scheduled | same as | like last time | as usual | as always | the usual | as planned | as scheduled | per usual | extend | extended | shorten | shortened | rename | overbooked | double booked | conflict | conflicts
  hold off | second thought | second thoughts | not feeling | rained out | rain out | snowed out | need a sub | needs a sub | a sub for | need a drummer | need a bass | need a bassist | need a fiddle | need a singer | need a guitar | need a player
  got the flu | the flu | is sick | are sick | got sick | into labor | in labor | is toast | are toast | is dead | is hosed | is ruined | is a bust | strep | laryngitis | food poisoning | pneumonia | another hour | more time | extra hour | another set | longer set | half hour longer
  pulled from | off the calendar | unable to | unavailable | no longer | not able | not available | not playing | not gonna | not going to | not coming | not happening | anymore
`);

/** What guests write, and those who do not want a show. */
export const VISITS = phrases(`
  tickets for | tickets to | ticket for | ticket to | tickets left | tickets available | tickets still | any tickets | buy tickets | get tickets | need tickets
  want tickets | tix for | table for | table of | tables for | reserve a | reservation | reservations | book a table | seating for
  on the guest list | on the guestlist | me on the list | how much | how late | how long | how many | when do | when does | when is | when are | when will | whens | where is
  who is | who are | whos playing | whose playing | who plays | are there | is there | still playing | still on | still happening | is it true | sold out | refund | about parking | parking like | parking situation | parking ? | parking available
  was great | was awesome | already booked | already confirmed | got booked | is booked | are booked | thank you for having | rsvp | menu
  confirming | to confirm | confirm that | reminder | remind | come see | come out | cant wait to see | cant wait for
  looking forward to seeing | looking forward to the | left my | forgot my | did you | did yall | did u | have you booked | have yall booked | you booked
  supposed to | i thought | i heard | heard that | calendar says | poster says | website says | listed | jk | just kidding | kidding | pass on | decline | declined
  tell me if | tell me whether | whether | know if they | asking when | asks when | asked when | wondering when | wonders when | curious when | asking what | wondering what | asking who | wondering who | forgot when | forgot what | remember when
  double check | doublecheck | verify | no go | a no from | right ? | true ?
  do we have | do yall have | do you have | do u have | have we got | have you got | have yall got | has anyone | has anybody | did we | didnt we | didnt you | arent we | isnt that | wasnt | werent | still good | still have | still doing | still at | still need to
  thanks for | thank you for the | be there | there for | see you | see ya | see yall | see u | listening to | anyone going | anybody going | who all | tell me more | more about | i booked | we booked | who booked | whoever booked | was the plan | were the plan | are we on | still ? | is wrong | are wrong | reserve 2 | reserve 3 | reserve 4 | reserve 5 | reserve 6 | free entry | please share | share this | share the | spread the word | come on out | come hear | come dance | last call | vote | votes | sign the | contract attached | please sign | leak | again ? | whos coming | whos going | good for sat ? | good for ? | coming to | go to | going to see | going to watch | we are coming | were coming | im coming | ill be there | ill be here | ill be at | ill be in the | ill be up front | ill be dancing | well be there | well be here | well be at | well be up front | well be dancing | well be watching | ill be watching | well be in the | bring my | bring the kids | bring our
  allowed | all ages | age limit | dress code | save me | save us | save a | seats | 2 seats | hold me | put me down | put me on | sign me up | guest list | guestlist | plus one | invite me | admission | doors fee | cover charge | what is the cover | the cover for
  on tv | on the radio | on air | livestream | live stream | podcast | interview | interviewing | airs | airing | record drops | album drops | new single | on tour in | meeting | meet with | rehearsal | rehearse | rehearsing | practice | sound lesson | photo shoot
  pick up | picks up | picking up | lands | landing | flight | flies in | flying in | arrives | arriving | check in at | checks in | deadline | deposit is | deposit by | deposit due | the deposit for | get paid | pay him | pay her | pay them | owe | owes | owed | call him | call her | call them | text him | text her
  told him | told her | told them | told wade | i told | he said no | she said no | they said no | would have | wouldve | could have | couldve | should have | shouldve | was gonna | was going to | were gonna | were going to | used to | was supposed
  psych | sike | psyche | not really | lies | april fools | hypothetically | hypothetical | imagine | suppose | supposing | wish we | wish i | if only | i wish | dreamed | dream | daydreaming | pretend
  at her place | at his place | at their place | at my place | at my house | at our house | at her house | at his house | at their house | at home | the other place | across the street | across town | another venue | other venue | competitor
  thoughts | thots | opinions | opinion | whatcha think | what you think | what do you think | wdyt | good idea | bad idea | any idea | do you know | do u know | do yall know
  was a blast | was a hoot | was so good | was amazing | was incredible | were great | were amazing | take it down | takes it down | taken down | wrong venue | wrong place | wrong artist | wrong band | oh wait | wait theyre | friends down | people down
  flyer says | flier says | flyer has | a flyer | saw a | saw the | saw your | facebook says | site says | page says | legit | wrong date | wrong time | wrong day | wrong night | come listen | come watch | come join | come say | money back | did anyone
  turned down | turn down | turning down | tear down | let down | turn it down | said no | no thanks | nope | too loud | noise | complaint | forget about | in town for | congrats | congratulations
`);

/** The same words where they mean nothing: a noun, a favourite saying. */
export const HARMLESS_SIGNS = phrases(`
  fire dept | fire department | fire hall | fire station | fire truck | fire house | fire marshal | fire chief | fire code | fire pit | fire exit | fire company | fire fighters | fire relief
  rehearsal dinner | rehearsal supper | rehearsal party | rehearsal lunch | rehearsal brunch | rehearsal bash | i never miss | we never miss | moved desks | moved offices | lost our regular | owe you one | owe yall one | owe ya one | booked the hall | we booked the hall | we booked the church | we booked the barn | we booked the caterer | we booked the hotel | we booked the photographer | we booked the room | i booked the hall | bring our own | bring my own | bring our gear | bring our pa | bring our drums | change of | changeover | moving party
  i told my wife | i told my husband | i told my mama | i told my momma | i told my mom | i told my dad | i told my daddy | i told my boss | i told my sister | i told my brother | i told my kids | i told my neighbor
`);
