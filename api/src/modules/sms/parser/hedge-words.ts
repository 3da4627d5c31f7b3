import { phrases } from './phrases.js';

/** What people write who have not settled it. */
export const HEDGES = phrases(`
  maybe | mayb | perhaps | might | tbd | tba | tbc | unsure | not sure | unless | tentative | tentatively | thinking about | thinking of | quizas | tal vez | subject to | if weather | pending | unconfirmed | depends | depending
  thinking abt | thinking on | thinking we | thinking maybe | considering | contemplating | toying | undecided | havent decided | have not decided | not decided | not settled | not final | not finalized
  not confirmed | not certain | not set in stone | to be confirmed | to be determined | possibility | potentially | tentativo | a tal vez | penciled maybe
  will let u know | will let you know | let u know later | ill confirm | i will confirm | well confirm | will confirm | gotta check | got to check | have to check | need to check | let me check
  check with | run it by | waiting on | waiting to hear | waiting for | hear back from | until we hear | once they confirm | once i hear | provided | assuming | as long as | so long as | in case | on condition
  contingent | what if | would it be crazy | toss up | or else | backup | back up plan | plan b | fingers crossed | knock on wood | if not | otherwise | failing that | rain date | rain or
  other night | another night | another day | other day | another date | other date | different night | different day | different date | another time | other time | different time
  next one | one after | following one | not this one | which one | whichever | either | flexible | open to | any night | any day | anytime | any time | pick a | you pick | you choose | your choice | your call | u pick
  i guess | guess so | once the | once we | once she | once he | once its | once my | when the contract | after the contract | as soon as the | as soon as we | as soon as she | as soon as he | may could | hopefully | prolly | probs | likely | unlikely | looks like it | leaning | i suppose | in theory | theoretically | ideally
  his time | her time | their time | my time | your time | east coast | west coast | ny time | la time | too early | too late | too soon | too long | cut short
  only if | or nothing | or bust | at the earliest | at the latest | at most | at least | minimum | tops | max | two bands | 2 bands | both bands | 2 acts | two acts | back to back
  idk | dunno | weather | forecast | storm | storms
  somebody else | someone else | may go | may have to | may need | may not | may change
  or later | or earlier | or whenever | or whatever | or something | or after | or before
`);
/** More than one night. */
export const SERIES = phrases(
  `weekly | biweekly | monthly | residency | every week | every month | each week | both nights | both days | two night | 2 night | two nights | 2 nights | 3 nights | three nights | all weekend | three night | 3 night | consecutive`,
);
