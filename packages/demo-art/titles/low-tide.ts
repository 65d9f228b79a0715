import { crash, games, poster, slot } from './record.ts'

export const lowTide = games('LOW_TIDE', [
  slot('Lone Lamp', 'low', '2020-04-27', poster('lighthouse', 1, 'sand', 'head', 'yeseva')),
  slot('Koi Parade', 'low', '2022-05-21', poster('koi', 0, 'teal', 'centre', 'kaushan')),
  slot('Pond Season', 'medium', '2023-05-04', poster('koi', 1, 'cobalt', 'band', 'league')),
  slot('Up & Away', 'high', '2021-03-08', poster('balloon', 0, 'sky', 'arc', 'righteous')),
  slot('Hot Air Heist', 'low', '2026-10-20', poster('balloon', 1, 'bubble', 'blockhead', 'league')),
  slot('Abyss', 'medium', '2020-12-05', poster('jelly', 0, 'olive', 'framed', 'shrikhand')),
  slot('Sting Theory', 'low', '2022-02-11', poster('jelly', 1, 'ice', 'badge', 'bowlby')),
  slot('Tall Tale', 'medium', '2023-12-29', poster('whale', 0, 'rose', 'strip', 'kaushan')),
  slot('Thar She Pays', 'low', '2026-11-07', poster('whale', 1, 'mint', 'block', 'yeseva')),
  slot('Trade Winds', 'medium', '2021-02-21', poster('ship', 0, 'plum', 'side', 'righteous')),
  slot('Tack & Jibe', 'low', '2025-03-31', poster('ship', 1, 'storm', 'badge', 'shrikhand')),
  slot(
    'Palm Beach Payday',
    'medium',
    '2020-05-10',
    poster('palm', 0, 'violet', 'centre', 'bowlby'),
  ),
  slot(
    'Coconut Standard',
    'medium',
    '2021-04-04',
    poster('palm', 1, 'persimmon', 'foot', 'kaushan'),
  ),
  slot('Black & White', 'medium', '2026-05-20', poster('orca', 0, 'bone', 'band', 'righteous')),
  slot('Cold Current', 'medium', '2025-06-06', poster('orca', 1, 'cobalt', 'framed', 'kaushan')),
  crash('Let Go', 'medium', '2026-10-25', poster('balloon', 0, 'ink', 'strip', 'shrikhand')),
])
