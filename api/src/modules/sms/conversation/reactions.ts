import type { HeardText, Verdict } from './verdict.js';

/** As phones write a reaction to a text: `Liked “…”`, `👍 to "…"`, `Removed a heart from “…”`, `Loved an image`. Nothing stands behind it. */
const REACTION =
  /^\s*(?:(?<against>disliked|questioned)|liked|loved|laughed at|emphasized|le (?:gustó|encantó)|removed [^"“]{1,30} from|(?:reacted|(?=[^\p{L}\p{N}"“]*\p{Extended_Pictographic}))(?<mark>[^\p{L}\p{N}"“]+)to)\s*(?:“[^“”]*”|"[^"]*"|an? (?:image|photo|video|movie|audio message|attachment|link|message))\s*$/iu;
/** No picture in it but those of applause. */
const APPLAUSE =
  /^(?:\P{Extended_Pictographic}|[👍❤♥🧡💛💚💙💜💕💖💗😍🥰😘😊🙂😀😃😄😁😆😂🤣😎🤩🥳🤠🎉🎊🔥👏🙌🙏👌💯💪✅✔🤘🤙🫶🎸🎶🎵🎤🍻🥂⭐🌟✨‼❗])*$/u;

/**
 * What a phone's reaction to a text does: it asks for nothing, whatever it quotes. One that is no applause is for staff, and so is
 * one to a question or an invitation of ours: it may be the answer.
 * Undefined for any other text.
 */
export const reactionVerdict = (heard: HeardText): Verdict | undefined => {
  const reaction = REACTION.exec(heard.text);
  if (!reaction) return undefined;
  const { against, mark = '' } = reaction.groups ?? {};
  const isApplause = against === undefined && APPLAUSE.test(mark);
  const quoted = heard.standing.find(({ date }) => date !== null && date === heard.reading.date?.value);
  const earlier = quoted ?? heard.standing[0];
  if (isApplause && earlier?.state !== 'failed')
    return heard.ours === 'invitation' ? { kind: 'answer', to: heard.ours } : { kind: 'quiet' };
  if (!earlier) return { kind: 'new', isAside: true };
  return { kind: earlier.state === 'made' ? 'ask-staff' : 'note', earlier };
};
