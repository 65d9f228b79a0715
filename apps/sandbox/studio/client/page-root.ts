import { GAME_WORDS, type GameWords } from '../families/game-words.ts'

/** Returns the element in which the page's script draws; its data is from the studio. */
export function pageRoot(): HTMLElement {
  return document.getElementById('game') ?? document.body
}

export function gameWordsOf(root: HTMLElement): GameWords {
  return GAME_WORDS.find((each) => each === root.dataset.words) ?? 'generic'
}
