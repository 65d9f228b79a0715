import type { VENUM_SUB_TYPES } from '#contracts/launch-token.ts'
import type { BrandId } from '#demo-art/brands.ts'
import type { StudioGame } from '../game-shelf.ts'

/**
 * The ways in which the titles are launched: by the studio's own interface, and by those of eight
 * vendors.
 */
export const FAMILY_IDS = [
  'studio',
  'softswiss',
  'playngo',
  'oryx',
  'tvbet',
  'tomhorn',
  'pateplay',
  'venum',
  'pragmatic',
] as const

/** The rooms of live spins are opened by an interface of their own, which lists no games. */
export type FamilyId = (typeof FAMILY_IDS)[number] | 'livespins'

/** Pragmatic's titles are launched by its own service. */
type VenumSubType = Exclude<(typeof VENUM_SUB_TYPES)[number], 'pragmatic'>

/**
 * Families whose interface launches the titles of a brand; brands that are not named use the
 * studio's own interface.
 */
const FAMILY_OF_BRAND: Partial<Record<BrandId, FamilyId>> = {
  VELVET_ANVIL: 'softswiss',
  EMBER_FLINT: 'softswiss',
  TALL_ORDER: 'playngo',
  NINEFOLD: 'oryx',
  GANTRY: 'tvbet',
  MOONHARE: 'tomhorn',
  PIP_PITH: 'pateplay',
  TIN_TIGER: 'pragmatic',
}

const VENUM_BRANDS: Partial<Record<BrandId, VenumSubType>> = {
  OLD_BRASS: 'amatic',
  VESPERINE: 'egt',
  NORTH_PRESS: 'netent',
  SIDEWINDER: 'novomatic',
  OSTRAKON: 'play_n_go',
  PAPER_LANTERN: 'quickspin',
  LOW_TIDE: 'wazdan',
  HALFMOON: 'merkur',
}

export function familyOfBrand(brandId: BrandId): FamilyId {
  return FAMILY_OF_BRAND[brandId] ?? (VENUM_BRANDS[brandId] ? 'venum' : 'studio')
}

export function familyOfGame({ kind, brandId }: Pick<StudioGame, 'kind' | 'brandId'>): FamilyId {
  return kind === 'live-spins' ? 'livespins' : familyOfBrand(brandId)
}

/**
 * Returns Venum's name of the maker of a brand's games; `amatic` for a brand that is not Venum's.
 */
export function venumSubTypeOf(brandId: BrandId): VenumSubType {
  return VENUM_BRANDS[brandId] ?? 'amatic'
}
