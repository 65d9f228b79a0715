/** The casino's way to the vendor of one launch family, or to its stand-in. */
export interface FamilySettings {
  id: string
  gamePrefix: string
  /** Where the server calls it. */
  apiUrl: string
  /** Where browsers reach it. */
  pageUrl: string
  catalogueUrl: string
  /** The first is in force; each is believed. */
  secrets: readonly string[]
}

/** Null for a family that the operator has not set up. */
export interface GameFamilies {
  softswiss: (FamilySettings & { scriptUrl: string; casinoId: string }) | null
  playngo: (FamilySettings & { pid: string }) | null
  /** Null for the keys: they are requested at the stand-in. */
  oryx: (FamilySettings & { walletCode: string; publicKeys: readonly string[] | null }) | null
  tvbet: (FamilySettings & { clientId: string }) | null
  tomhorn: (FamilySettings & { scriptUrl: string; partnerId: string }) | null
  pateplay: (FamilySettings & { siteCode: string }) | null
  venum: FamilySettings | null
  pragmatic: (FamilySettings & { secureLogin: string }) | null
}
