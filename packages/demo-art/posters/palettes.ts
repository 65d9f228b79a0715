/**
 * The five inks of a poster: the ground, a warm and a bright colour, the paper and the key (the
 * darkest line).
 */
export interface PosterInk {
  ground: string
  warm: string
  bright: string
  paper: string
  key: string
}

const inks = (
  ground: string,
  warm: string,
  bright: string,
  paper: string,
  key: string,
): PosterInk => ({ ground, warm, bright, paper, key })

export const POSTER_PALETTES = {
  harbor: inks('#12344a', '#e2492f', '#f3bd4a', '#f4ead4', '#0b1c29'),
  persimmon: inks('#f0642f', '#b3241f', '#ffc857', '#fff1d8', '#3a1018'),
  moss: inks('#20402f', '#e38a3a', '#d9c25a', '#f1ead0', '#0f2119'),
  plum: inks('#3a1b3d', '#e8556d', '#f4b860', '#f7e6d8', '#1c0c22'),
  cobalt: inks('#1d3fb8', '#ff6a45', '#ffd166', '#f6f1e4', '#0c1a52'),
  sand: inks('#ead9b4', '#bd3b25', '#e2a13b', '#fbf4e2', '#23302c'),
  mint: inks('#a9d8c0', '#e4583f', '#f2c14e', '#fdf6e6', '#16382f'),
  night: inks('#10131f', '#7a5cff', '#ff8fb1', '#f3ecff', '#2a2350'),
  blood: inks('#a31621', '#f0812f', '#f6c667', '#fff0dd', '#2a060b'),
  ochre: inks('#e3a52c', '#bf3b24', '#2f6f6d', '#fff3d6', '#2b1a12'),
  rose: inks('#f3b6b0', '#d2373b', '#f7d37a', '#fff4ea', '#34192a'),
  teal: inks('#0f6b6b', '#f2663b', '#f6c04e', '#f5efdc', '#062e33'),
  ink: inks('#14181a', '#d83a2b', '#d8b25c', '#efe8d8', '#2a3033'),
  sky: inks('#7fc4de', '#e8452f', '#f8ce55', '#fffaea', '#173a59'),
  violet: inks('#5a3fc0', '#ff7ea8', '#ffd36b', '#f9f0ff', '#211352'),
  clay: inks('#c96f4a', '#7e2e2b', '#edc07c', '#fbecd6', '#2c1a1f'),
  olive: inks('#949941', '#d2502b', '#ecc96a', '#fbf3d9', '#23270f'),
  ice: inks('#d9e6ea', '#2f66c4', '#ef5a4c', '#ffffff', '#13263f'),
  jade: inks('#0d4f3c', '#e94f37', '#e9c46a', '#f3efdd', '#06241c'),
  bubble: inks('#ff8fa3', '#5b2a86', '#ffe066', '#fff7f0', '#2b1145'),
  bone: inks('#efe9db', '#1f6f5c', '#e0562f', '#ffffff', '#1a1c1b'),
  storm: inks('#3b4a57', '#ef7b45', '#b8c7cc', '#f2eee4', '#161d24'),
} satisfies Record<string, PosterInk>

export type PosterPalette = keyof typeof POSTER_PALETTES
