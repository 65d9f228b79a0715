/**
 * The six inks of a lit scene: two depths of shade, two colours, an accent and the light itself.
 */
export interface LitInk {
  deep: string
  mid: string
  main: string
  second: string
  accent: string
  light: string
}

const inks = (
  deep: string,
  mid: string,
  main: string,
  second: string,
  accent: string,
  light: string,
): LitInk => ({
  deep,
  mid,
  main,
  second,
  accent,
  light,
})

export const LIT_PALETTES = {
  tide: inks('#04131f', '#0b3550', '#1d7fa3', '#f2b84b', '#e8573c', '#fdf3d8'),
  lacquer: inks('#1b0507', '#5a0f14', '#b3261e', '#e6b455', '#f37b4a', '#fff0d2'),
  moss: inks('#07130c', '#17402a', '#3f8a4e', '#e0c35a', '#c65a35', '#f2f3d4'),
  plum: inks('#140819', '#3c174d', '#84389a', '#f0a45d', '#f25f77', '#fde9e2'),
  ember: inks('#120604', '#4a150a', '#c4471b', '#ffb03a', '#ffdd79', '#fff4da'),
  ice: inks('#061522', '#1b4a72', '#6fb6dd', '#d7eefb', '#f29f67', '#ffffff'),
  sand: inks('#2a130b', '#8c4524', '#d98b45', '#f3cf8d', '#1f7a78', '#fff3d6'),
  rose: inks('#26081a', '#7a1f47', '#d9557a', '#ffc2a8', '#ffd98a', '#fff0e8'),
  ink: inks('#08090d', '#1d212d', '#545c74', '#c9a25c', '#a23b3b', '#f0eadc'),
  lagoon: inks('#03191a', '#0a4a4c', '#1fa39b', '#f7d774', '#ff7a59', '#effbf0'),
  violet: inks('#0b0a24', '#2a2470', '#6257d6', '#f2c14e', '#ef6f9a', '#ecebff'),
  citrus: inks('#2b1402', '#b4570a', '#f59a1b', '#ffd84a', '#5d9b32', '#fff8df'),
  paper: inks('#2a231a', '#b79f73', '#eddfbf', '#b5402b', '#22564f', '#fffaec'),
  mint: inks('#06201b', '#14604e', '#57c29b', '#f6efcf', '#f08a5d', '#fbfff4'),
  cobalt: inks('#050b26', '#122a7a', '#2f62e0', '#ffcf4b', '#ff5d4d', '#eef3ff'),
  cocoa: inks('#160c08', '#40241a', '#8a5337', '#e8bd83', '#d1493f', '#fbeedd'),
  dusk: inks('#150d2b', '#4b2a63', '#c4577a', '#ff9d66', '#ffd98c', '#fff1df'),
  blood: inks('#0a0405', '#2b0a10', '#701021', '#c9a45a', '#d8323f', '#f5e6d6'),
  steel: inks('#0b1013', '#26343b', '#5e7681', '#d49a4b', '#e06a3a', '#eef3f2'),
  felt: inks('#04100b', '#0d3525', '#1d6b4a', '#e3b65b', '#c8372a', '#f3ede0'),
  candy: inks('#3a0f3d', '#a23a8c', '#f277b0', '#ffe08a', '#58c7c9', '#fff5fb'),
  orchid: inks('#1b0b2e', '#5b2a86', '#b968d6', '#f5d0ff', '#7be0b2', '#fbf1ff'),
} satisfies Record<string, LitInk>

export type LitPalette = keyof typeof LIT_PALETTES
