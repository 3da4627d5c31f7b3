import type { HeardText, Verdict } from './verdict.js';

/** As phones write a reaction to a text: `Liked “…”`, `👍 to "…"`, `Removed a heart from “…”`, `Loved an image`. Nothing stands behind it. */
const REACTION =
  /^\s*(?:(?<against>disliked|questioned)|liked|loved|laughed at|emphasized|le (?:gustó|encantó)|removed [^"“]{1,30} from|(?:reacted)?(?<mark>[^\p{L}\p{N}"“]+)to)\s*(?:“[^“”]*”|"[^"]*"|an? (?:image|photo|video|movie|audio message|attachment|link|message))\s*$/iu;
const AGAINST = /[👎❓🤔😠😡😥😢]/u;

/**
 * What a phone's reaction to a text does: it asks for nothing, whatever it quotes. One that is no applause is for staff.
 * Undefined for any other text.
 */
export const reactionVerdict = (heard: HeardText): Verdict | undefined => {
  const reaction = REACTION.exec(heard.text);
  if (!reaction) return undefined;
  const { against, mark = '' } = reaction.groups ?? {};
  if (against === undefined && !AGAINST.test(mark)) return { kind: 'quiet' };
  const quoted = heard.standing.find(({ date }) => date !== null && date === heard.reading.date?.value);
  const of = quoted ?? heard.standing[0];
  if (!of) return { kind: 'new', isAside: true };
  return { kind: of.state === 'made' ? 'ask-staff' : 'note', of };
};
