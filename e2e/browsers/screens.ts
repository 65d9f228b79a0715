/** A window, by the width that pages are laid out for. */
export interface Screen {
  width: number
  height: number
  isPhone: boolean
}

export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844, isPhone: true },
  { width: 1440, height: 900, isPhone: false },
]
