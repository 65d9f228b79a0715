import type { PlayerReport } from './player-acts.ts'

/** A player in plain lines, for a terminal. */
export function reportLines({ events, exclusion, ...player }: PlayerReport): string[] {
  return [
    `player    ${player.id}`,
    `email     ${player.email}`,
    `name      ${player.name}`,
    `country   ${player.country}`,
    `status    ${player.status}`,
    ...(exclusion
      ? [
          `excluded  since ${exclusion.since} ${exclusion.until ? `until ${exclusion.until}` : 'for good'}, asked by ${exclusion.askedBy}`,
        ]
      : []),
    `money     ${player.real} real, ${player.bonus} bonus, ${player.held} held, in ${player.currency}`,
    ...events.map(
      ({ at, actor, kind, before, after }) =>
        `event     ${at}  ${actor}  ${kind}  ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
    ),
  ]
}
