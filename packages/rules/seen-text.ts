/**
 * Spaces, controls, characters that only steer their neighbours, and the empty cell of Braille. The
 * common trimming of a text takes only some of the spaces away.
 */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** Returns whether a text shows anything on a screen: a reason or a name has to. */
export function isSeen(text: string): boolean {
  return text.replace(UNSEEN, '') !== ''
}
