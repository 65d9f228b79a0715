/**
 * The display faces titles are set in: package name under `@fontsource`, its weight where it is not
 * 400, and whether it is a hand that must not be set in capitals.
 */
export const FACES = {
  abril: { family: 'abril-fatface' },
  alfa: { family: 'alfa-slab-one' },
  anton: { family: 'anton' },
  archivo: { family: 'archivo-black' },
  audiowide: { family: 'audiowide' },
  bebas: { family: 'bebas-neue' },
  'black-ops': { family: 'black-ops-one' },
  bowlby: { family: 'bowlby-one' },
  bungee: { family: 'bungee' },
  chango: { family: 'chango', script: true },
  cinzel: { family: 'cinzel-decorative', weight: 900 },
  dela: { family: 'dela-gothic-one' },
  fascinate: { family: 'fascinate' },
  gloock: { family: 'gloock' },
  graduate: { family: 'graduate' },
  kaushan: { family: 'kaushan-script', script: true },
  league: { family: 'league-gothic' },
  lilita: { family: 'lilita-one' },
  limelight: { family: 'limelight' },
  metamorphous: { family: 'metamorphous' },
  monoton: { family: 'monoton' },
  pirata: { family: 'pirata-one', script: true },
  playball: { family: 'playball', script: true },
  poiret: { family: 'poiret-one' },
  righteous: { family: 'righteous' },
  rubik: { family: 'rubik-mono-one' },
  rye: { family: 'rye' },
  shrikhand: { family: 'shrikhand', script: true },
  'space-mono': { family: 'space-mono', weight: 700 },
  syne: { family: 'syne', weight: 800 },
  ultra: { family: 'ultra' },
  uncial: { family: 'uncial-antiqua', script: true },
  unica: { family: 'unica-one' },
  yeseva: { family: 'yeseva-one' },
} satisfies Record<string, FaceFile>

export interface FaceFile {
  family: string
  weight?: number
  script?: boolean
}

export type Face = keyof typeof FACES
