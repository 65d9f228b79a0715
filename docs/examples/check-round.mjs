import { createHash, createHmac } from 'node:crypto'

const [kind, secretSeed, yourSeed, number, more = ''] = process.argv.slice(2)

/** The words of HMAC-SHA256(secret seed, "your seed:number:block"), block after block. */
function* words() {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', secretSeed)
      .update(`${yourSeed}:${number}:${block}`)
      .digest()
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at)
  }
}

const source = words()

/** A whole number from 0 to limit - 1; words that would favour small numbers are thrown away. */
function below(limit) {
  const fair = 2 ** 32 - (2 ** 32 % limit)
  for (;;) {
    const { value } = source.next()
    if (value < fair) return value % limit
  }
}

/** The first `count` of the numbers from 0 to size - 1, shuffled from the front. */
function distinct(count, size) {
  const all = Array.from({ length: size }, (_, index) => index)
  for (let place = 0; place < count; place += 1) {
    const other = place + below(size - place)
    const moved = all[place]
    all[place] = all[other]
    all[other] = moved
  }
  return all.slice(0, count)
}

const many = (count, draw) => Array.from({ length: count }, draw)

/** More of a card: "pay:cards" of each prize, in hundredths of the price and cards of a million. */
function scratchFields() {
  const prizes = more.split(',').map((prize) => prize.split(':').map(Number))
  let left = below(1_000_000)
  const won = prizes.find(([, cards]) => {
    left -= cards
    return left < 0
  })
  const three = won ? many(3, () => won[0]) : []
  const others = prizes.flatMap(([pay]) => (pay === won?.[0] ? [] : [pay, pay]))
  const beside = distinct(9 - three.length, others.length).map((index) => others[index])
  const amounts = [...three, ...beside]
  return distinct(9, 9).map((index) => amounts[index])
}

/** The symbols from a stop on, round the end of the strip. */
const shown = (strip, stop, rows) => many(rows, (_, row) => strip[(stop + row) % strip.length])

/** The reels of the paid spin. More of a slot: what `…/fairness/games/{game}` answers. */
function grid() {
  const { game } = JSON.parse(more)
  const { strips, rows } = game.base ?? game
  return { grid: strips.map((strip) => shown(strip, below(strip.length), rows)) }
}

/** How high a reel is comes right after its stop, by the weights of the heights. */
function changingGrid() {
  const { strips, heights } = JSON.parse(more).game
  const all = heights.reduce((sum, { weight }) => sum + weight, 0)
  const height = () => {
    let left = below(all)
    return heights.find(({ weight }) => {
      left -= weight
      return left < 0
    }).rows
  }
  return { grid: strips.map((strip) => shown(strip, below(strip.length), height())) }
}

const draws = {
  slot: grid,
  cascades: grid,
  clusters: grid,
  'hold-and-win': grid,
  'pick-bonus': grid,
  'changing-reels': changingGrid,
  roulette: () => ({ number: below(37) }),
  crash() {
    const bits = (BigInt(below(2 ** 26)) << 26n) + BigInt(below(2 ** 26))
    const point = Number((99n << 52n) / ((1n << 52n) - bits))
    return { point: Math.min(Math.max(point, 100), 100_000) }
  },
  mines: () => ({ cells: distinct(Number(more), 25) }),
  dice: () => ({ roll: below(10_000) }),
  plinko: () => ({ path: many(Number(more), () => below(2)) }),
  keno: () => ({ drawn: distinct(10, 40).map((cell) => cell + 1) }),
  blackjack: () => ({ cards: many(20, () => below(52)) }),
  'hi-lo': () => ({ cards: many(20, () => below(52)) }),
  baccarat: () => ({ cards: distinct(6, 416).map((card) => card % 52) }),
  'video-poker': () => ({ cards: distinct(10, 52) }),
  'scratch-card': () => ({ fields: scratchFields() }),
}

const draw = draws[kind]
if (!draw || !number) throw new Error(`Say one of ${Object.keys(draws).join(', ')}, and its seeds`)
const hash = createHash('sha256').update(secretSeed).digest('hex')
console.log(JSON.stringify({ hash, ...draw() }))
