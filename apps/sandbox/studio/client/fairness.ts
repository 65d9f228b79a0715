import type { Cabinet } from './cabinet.ts'
import { checkLink } from './check-link.ts'
import { checkRound } from './check-round.ts'
import { el } from './dom.ts'

/**
 * The seeds of the next and the last round, and the sum that every player can compute again, done
 * here too.
 */
export function fairnessSection(cabinet: Cabinet): HTMLElement {
  const { words, state, lastRound } = cabinet
  const fairness = state.fairness
  const seed = el('input', {
    value: cabinet.clientSeed ?? fairness?.clientSeed ?? '',
    maxlength: 64,
    pattern: '[\\w\\-]{1,64}',
    'aria-label': words.yourSeed,
  })
  seed.addEventListener('change', () => {
    if (seed.value && seed.checkValidity()) cabinet.clientSeed = seed.value
  })
  const verdict = el('p', { class: 'verdict', role: 'status' })
  const seeds = lastRound?.seeds
  const lines: [string, string | HTMLElement][] = [
    [words.nextHash, fairness?.nextHash ?? ''],
    [words.yourSeed, seed],
  ]
  if (seeds?.serverSeed) {
    lines.push(
      [words.lastRound, `#${seeds.nonce}, ${seeds.clientSeed}`],
      ['SHA-256', seeds.hash],
      [words.secretSeed, seeds.serverSeed],
    )
    // A round that was given back shows nothing to compare with.
    if (lastRound?.shown)
      void checkRound(state.game, lastRound).then((right) => {
        verdict.append(right === null ? words.noCrypto : right ? words.verified : words.notVerified)
      })
  }
  return el(
    'section',
    { class: 'fairness' },
    el('h3', {}, words.fairness),
    el('p', {}, words.fairnessHow),
    el(
      'dl',
      {},
      ...lines.flatMap(([name, value]) => [
        el('dt', {}, name),
        el('dd', {}, typeof value === 'string' ? el('code', {}, value) : value),
      ]),
    ),
    verdict,
    checkLink(cabinet, words.anyRound.title, lastRound),
  )
}
