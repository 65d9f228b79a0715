import { describe, expect, test } from 'vitest'
import { type HandName, nameDeucesHand, nameHand } from './hands.ts'
import { optimalReturn } from './optimal.ts'
import { PAY_TABLES } from './pay-tables.ts'
import { videoPokerGame } from './video-poker.ts'

/** `As Kd 2c`: ranks and suits as one writes them. */
function cardsOf(text: string): number[] {
  return text
    .split(' ')
    .map((card) => 'A23456789TJQK'.indexOf(card.charAt(0)) + 13 * 'shdc'.indexOf(card.charAt(1)))
}

describe('hands', () => {
  test.each([
    ['As Ks Qs Js Ts', 'royal'],
    ['9s Ks Qs Js Ts', 'straightFlush'],
    ['As 2s 3s 4s 5s', 'straightFlush'],
    ['As Ah Ad Ac 5s', 'fourAces'],
    ['4s 4h 4d 4c 5s', 'fourLow'],
    ['9s 9h 9d 9c 5s', 'four'],
    ['9s 9h 9d 5c 5s', 'fullHouse'],
    ['9s 2s Ks Js Ts', 'flush'],
    ['As Kh Qs Js Ts', 'straight'],
    ['As 2h 3s 4s 5s', 'straight'],
    ['Ks Ah 2s 3s 4s', 'none'],
    ['9s 9h 9d 4c 5s', 'three'],
    ['9s 9h 5d 5c As', 'twoPairs'],
    ['Js Jh 5d 4c As', 'pair'],
    ['Ts Th 5d 4c As', 'none'],
  ] as [string, HandName][])('%s is %s', (text, name) => {
    expect(nameHand(cardsOf(text))).toBe(name)
  })

  test.each([
    ['As Ks Qs Js Ts', 'royal'],
    ['As 2s Qs Js Ts', 'wildRoyal'],
    ['2h 2s 2d 2c Ts', 'fourDeuces'],
    ['2h 2s 2d Tc Ts', 'five'],
    ['2h 9s Qs Js Ts', 'straightFlush'],
    ['2h 2s Qs Qd Ts', 'four'],
    ['2h 9s 9d Jd Js', 'fullHouse'],
    ['2h 9s 3s Ks Js', 'flush'],
    ['2h 2s 5s 6d 9s', 'straight'],
    ['2h As 3s 4d 5s', 'straight'],
    ['2h 9s 9d 4d Js', 'three'],
    ['2h 9s Kd 4d Js', 'none'],
    ['Ks Kh Jd Jc As', 'none'],
    ['As Ah Ad Ac 5s', 'four'],
  ] as [string, HandName][])('with wild twos, %s is %s', (text, name) => {
    expect(nameDeucesHand(cardsOf(text))).toBe(name)
  })
})

describe('video poker', () => {
  test.each(Object.entries(PAY_TABLES))(
    'of %s volatility declares what perfect play returns over all hands',
    (_, table) => {
      expect(Math.round(optimalReturn(table) * 10_000)).toBe(table.rtpBasisPoints)
    },
  )

  test('what is thrown away is replaced from the left, and what is held stays', () => {
    const game = videoPokerGame(PAY_TABLES.low)
    const cards = cardsOf('As Ah 3d 7c 9s Ad Ac Kd 2c 2h')
    const drawn = game.act(
      { stake: 100, cards, held: null },
      { kind: 'draw', held: [true, true, false, false, true] },
      0,
    )
    expect(drawn && game.show(drawn)).toMatchObject({
      hand: cardsOf('As Ah Ad Ac 9s'),
      name: 'fourAces',
      over: true,
    })
    expect(drawn && game.winOf(drawn)).toBe(2500)
    expect(
      drawn && game.act(drawn, { kind: 'draw', held: [true, true, true, true, true] }, 0),
    ).toBeNull()
  })

  test('the cards that could still come stay hidden until the draw', () => {
    const game = videoPokerGame(PAY_TABLES.low)
    expect(
      game.show({ stake: 100, cards: cardsOf('As Ah 3d 7c 9s Ad Ac Kd 2c 2h'), held: null }),
    ).not.toHaveProperty('cards')
  })
})
