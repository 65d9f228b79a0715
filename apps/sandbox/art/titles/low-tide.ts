import { crash, games, poster, slot } from './record.ts'

export const lowTide = games('LOW_TIDE', [
  slot('Lone Lamp', 'low', '2020-04-27', poster('lighthouse', 1, 'violet', 'side', 'league')),
  slot('Koi Parade', 'low', '2022-05-21', poster('koi', 0, 'sky', 'band', 'shrikhand')),
  slot('Pond Season', 'medium', '2023-05-04', poster('koi', 0, 'harbor', 'centre', 'league')),
  slot('Up & Away', 'high', '2021-03-08', poster('balloon', 0, 'clay', 'framed', 'kaushan')),
  slot('Hot Air Heist', 'low', '2026-10-20', poster('balloon', 0, 'night', 'strip', 'yeseva')),
  slot('Abyss', 'medium', '2020-12-05', poster('jelly', 0, 'mint', 'badge', 'bowlby')),
  slot('Sting Theory', 'low', '2022-02-11', poster('jelly', 0, 'rose', 'blockhead', 'righteous')),
  slot('Tall Tale', 'medium', '2023-12-29', poster('whale', 0, 'ice', 'head', 'kaushan')),
  slot('Thar She Pays', 'low', '2026-11-07', poster('whale', 0, 'cobalt', 'block', 'yeseva')),
  slot('Trade Winds', 'medium', '2021-02-21', poster('ship', 0, 'sand', 'foot', 'shrikhand')),
  slot('Tack & Jibe', 'low', '2025-03-31', poster('ship', 0, 'plum', 'badge', 'righteous')),
  slot('Palm Beach Payday', 'medium', '2020-05-10', poster('palm', 0, 'teal', 'band', 'league')),
  slot('Coconut Standard', 'medium', '2021-04-04', poster('palm', 0, 'persimmon', 'centre', 'bowlby')),
  crash('Let Go', 'medium', '2026-10-25', poster('balloon', 0, 'ochre', 'blockhead', 'league')),
])
