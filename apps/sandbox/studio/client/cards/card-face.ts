import { el } from '../dom.ts'
import { fill, type Words } from '../words/words.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = [
  'M12 2c5 5 9 8 9 12a4.500 4.500 0 0 1-8 2.800c.2 2 .9 3.600 2 5.200H9c1.100-1.600 1.800-3.200 2-5.200A4.500 4.500 0 0 1 3 14c0-4 4-7 9-12z',
  'M12 21.500C5 15.500 2 12 2 8a5.200 5.200 0 0 1 10-2 5.200 5.200 0 0 1 10 2c0 4-3 7.500-10 13.500z',
  'M12 1.500l8.500 10.500L12 22.500 3.500 12z',
  'M12 2a4.600 4.600 0 0 1 3.700 7.300A4.600 4.600 0 1 1 13 16.400c.2 2.200.9 4.100 2 5.600H9c1.100-1.500 1.800-3.400 2-5.600A4.600 4.600 0 1 1 8.300 9.300 4.600 4.600 0 0 1 12 2z',
]
const suitOf = (card: number): number => Math.floor(card / 13)

/** A playing card from 0 to 51, or its back. */
export function cardFace(words: Words, card: number | null): HTMLElement {
  if (card === null) return el('span', { class: 'card back', 'aria-hidden': 'true' })
  const red = suitOf(card) === 1 || suitOf(card) === 2
  return el(
    'span',
    { class: `card ${red ? 'red' : 'black'}`, role: 'img', 'aria-label': cardName(words, card) },
    el('b', {}, RANKS[card % 13] ?? ''),
    pip(suitOf(card)),
    pip(suitOf(card), 'large'),
  )
}

export function cardName(words: Words, card: number): string {
  const rank = RANKS[card % 13] ?? ''
  return fill(words.card, {
    rank: words.ranks[rank] ?? rank,
    suit: words.suits[suitOf(card)] ?? '',
  })
}

function pip(suit: number, name = ''): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', `pip ${name}`)
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', SUITS[suit] ?? '')
  svg.append(path)
  return svg
}
