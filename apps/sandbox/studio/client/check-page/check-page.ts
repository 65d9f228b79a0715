import { redraw, type Seeds, sha256 } from '../check-round.ts'
import { el } from '../dom.ts'
import { readWords, type Words } from '../words/words.ts'
import { openChosenGame } from './chosen-game.ts'
import { drawnPictures } from './drawn-pictures.ts'
import { type CheckedGame, checkedGames } from './games-api.ts'

/** A stake of one whole: amounts then show how many stakes are paid. */
const STAKE = 100
/** The most cards that one round may draw. */
const CARDS: Readonly<Record<string, number>> = { 'video-poker': 10 }
const OTHER_CARDS = 20

/** The page on which every visitor can draw a round again from its seeds, without a session. */
export async function openCheckPage(root: HTMLElement): Promise<void> {
  root.className = 'check-page'
  const words = readWords()
  const games = await checkedGames()
  document.title = words.anyRound.title
  const given = new URLSearchParams(location.hash.slice(1))
  const chosen = given.get('game') ?? ''
  const listed = games.some(({ id }) => id === chosen) || chosen === ''
  const game = el(
    'select',
    { name: 'game', required: true },
    ...(listed ? games : [{ id: chosen, title: chosen }, ...games]).map(({ id, title }) =>
      el('option', { value: id, selected: id === chosen }, title),
    ),
  )
  const secret = textField('secret', given, '[0-9a-f]{64}', 64)
  const yours = textField('yours', given, '[\\w\\-]{1,64}', 64)
  const number = numberField('number', given, 1_000_000_000)
  const size = numberField('size', given, 24)
  const sizeName = el('span')
  const sizeLine = el('label', {}, sizeName, size)
  const result = el('section', { class: 'drawn', role: 'status' })
  const form = el(
    'form',
    { class: 'fairness' },
    field(words.anyRound.game, game),
    field(words.secretSeed, secret),
    field(words.yourSeed, yours),
    field(words.anyRound.number, number),
    sizeLine,
    el('button', { class: 'ghost' }, words.anyRound.draw),
  )

  const chosenGame = openChosenGame()
  const choose = () =>
    chosenGame.choose(game.value, (found) => {
      const kind = found?.game.kind
      sizeLine.hidden = kind !== 'mines' && kind !== 'plinko'
      sizeName.textContent = kind === 'plinko' ? words.rows : words.mines
      // A field that is not shown must not hold the form back by what stands in it.
      size.disabled = sizeLine.hidden
    })
  async function draw(): Promise<void> {
    const seeds: Seeds = {
      serverSeed: secret.value,
      clientSeed: yours.value,
      nonce: number.valueAsNumber,
    }
    const found = await chosenGame.current()
    result.replaceChildren(...(await drawnOf(words, found, seeds, size.valueAsNumber || 0)))
  }
  game.addEventListener('change', () => void choose())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void draw()
  })
  root.replaceChildren(
    el('h1', {}, words.anyRound.title),
    el('p', {}, words.anyRound.how),
    el('p', {}, words.fairnessHow),
    form,
    result,
  )
  await choose()
  if (form.checkValidity()) await draw()
}

async function drawnOf(
  words: Words,
  found: CheckedGame | null,
  seeds: Seeds,
  size: number,
): Promise<HTMLElement[]> {
  if (!globalThis.crypto?.subtle) return [el('p', {}, words.noCrypto)]
  const sizes = {
    stake: STAKE,
    mines: size,
    rows: size,
    cards: CARDS[found?.game.kind ?? ''] ?? OTHER_CARDS,
  }
  const drawn = found && (await redraw(found.game, seeds, sizes))
  if (!found || !drawn) return [el('p', {}, words.anyRound.noGame)]
  return [
    el('h2', {}, words.anyRound.drawn),
    ...drawnPictures(drawn, words, found.symbols),
    el('p', {}, words.anyRound.hash),
    el('code', {}, await sha256(seeds.serverSeed)),
  ]
}

function textField(name: string, given: URLSearchParams, pattern: string, maxlength: number) {
  const value = given.get(name) ?? ''
  const attributes = { name, value, pattern, maxlength, required: true }
  return el('input', { ...attributes, autocomplete: 'off', spellcheck: 'false', dir: 'ltr' })
}

function numberField(name: string, given: URLSearchParams, max: number) {
  const value = given.get(name) ?? ''
  return el('input', { name, value, type: 'number', min: 1, max, required: true, dir: 'ltr' })
}

function field(label: string, input: HTMLElement): HTMLElement {
  return el('label', {}, el('span', {}, label), input)
}
