import { dice, games, keno, lit, plinko, poster } from './record.ts'

/** Dice, plinko and keno, a few of each studio that makes them. */
export const instantGames = [
  ...games('KIOSK_9', [
    dice('Over Under', 'low', '2026-05-14', poster('dice', 0, 'ink', 'blockhead', 'rubik')),
    plinko('Pinwheel Drop', 'medium', '2026-06-18', poster('plinko', 0, 'mint', 'head', 'bungee')),
    keno('Forty Winks', 'medium', '2026-07-09', poster('modules', 0, 'harbor', 'band', 'league')),
  ]),
  ...games('GANTRY', [
    dice(
      'Ten Thousand Sides',
      'medium',
      '2026-04-02',
      poster('dice', 1, 'storm', 'framed', 'bebas'),
    ),
    plinko('Rivet Rain', 'high', '2026-08-11', poster('plinko', 1, 'clay', 'foot', 'anton')),
  ]),
  ...games('TALL_ORDER', [
    dice('Sawdust Dice', 'high', '2025-12-04', lit('dice', 0, 'sand', 'plate', 'rye')),
    keno('Tent Ten', 'low', '2026-02-19', lit('keno', 0, 'blood', 'ribbon', 'rye')),
  ]),
  ...games('NINEFOLD', [
    plinko('Cascade Nine', 'low', '2026-01-22', lit('plinko', 0, 'cobalt', 'disc', 'bebas')),
    keno('Nine by Forty', 'high', '2026-03-27', lit('keno', 1, 'violet', 'caps', 'bebas')),
  ]),
]
