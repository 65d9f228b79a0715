import type { CSSProperties } from 'react'
import { runOf } from './random-game.ts'
import type { RandomGameState, Shuffle } from './use-random-game.ts'

/**
 * Cards that pass under the lamp, slower and slower, until one stays. Only for the eye: a text
 * names what is dealt.
 */
export function ShuffledCards({
  state,
}: {
  state: Exclude<RandomGameState, { status: 'failed' }>
}) {
  if (state.status === 'dealt') {
    return (
      <div aria-hidden="true" className="card-lamp">
        <img
          key={state.game.id}
          src={state.game.logo}
          alt=""
          width={300}
          height={400}
          className="card-dealt"
        />
      </div>
    )
  }
  return (
    <div aria-hidden="true" className="card-lamp">
      {state.shuffle ? <CardRun {...state.shuffle} /> : <CardBacks />}
    </div>
  )
}

function CardRun({ cards, place, restMs }: Shuffle) {
  const run = runOf(cards, place)
  const style = { '--stops-at': run.stopsAt, '--rest': `${restMs}ms` } as CSSProperties
  return (
    <div className="card-run" style={style}>
      {run.cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card passes by several times, in an order that never changes.
        <img key={index} src={card.logo} alt="" width={300} height={400} />
      ))}
    </div>
  )
}

function CardBacks() {
  return (
    <div className="card-backs">
      <i />
      <i />
      <i />
    </div>
  )
}
