import { Hono } from 'hono'
import { secretFor } from '#contracts/signature.ts'
import { requireSignature, type SignedVariables } from '../../http/signed.ts'
import { catalogueAnswer, printCatalogue } from '../catalogue.ts'
import type { StudioBrand, StudioGame } from '../game-shelf.ts'
import { livespinsApp } from '../livespins/livespins.ts'
import type { FamilyApp, FamilyDeps } from './family.ts'
import { FAMILY_IDS, type FamilyId, familyOfBrand } from './family-ids.ts'
import type { KeyPair } from './key-pair.ts'
import { oryxFamily } from './oryx.ts'
import { pateplayFamily } from './pateplay.ts'
import { playngoFamily } from './playngo.ts'
import { pragmaticFamily } from './pragmatic.ts'
import { softswissFamily } from './softswiss.ts'
import { tomhornFamily } from './tomhorn.ts'
import { tvbetFamily } from './tvbet.ts'
import { venumFamily } from './venum.ts'

export interface FamiliesOptions extends Omit<FamilyDeps, 'base' | 'playBase'> {
  /** The studio's own public address. */
  base: string
  keyPair(): Promise<KeyPair>
}

/**
 * The interfaces of the vendors, each below its own id, with the list of the titles that are
 * launched by it.
 */
export function openFamilies({ base, secret, keyPair, ...shared }: FamiliesOptions): Hono {
  const open: Record<Exclude<FamilyId, 'studio' | 'livespins'>, (deps: FamilyDeps) => FamilyApp> = {
    softswiss: softswissFamily,
    playngo: playngoFamily,
    oryx: (deps) => oryxFamily({ ...deps, publicKey: async () => (await keyPair()).publicKey }),
    tvbet: tvbetFamily,
    tomhorn: tomhornFamily,
    pateplay: pateplayFamily,
    venum: venumFamily,
    pragmatic: pragmaticFamily,
  }
  const app = new Hono()
  for (const id of FAMILY_IDS) {
    if (id === 'studio') continue
    app.route(`/${id}/catalogue`, catalogueOf(id, base, secret, shared.shelf))
    app.route(
      `/${id}`,
      open[id]({
        ...shared,
        base: `${base}/${id}`,
        playBase: `${base}/play`,
        secret: secretFor(id, secret),
      }),
    )
  }
  app.route(
    '/livespins',
    livespinsApp({ ...shared, secret, base: `${base}/livespins`, playBase: `${base}/play` }),
  )
  return app
}

function catalogueOf(id: FamilyId, base: string, secret: string, shelf: FamilyDeps['shelf']) {
  const app = new Hono<{ Variables: SignedVariables }>()
  const printed = printCatalogue(base, ...titlesOf(id, shelf))
  app.use(requireSignature([secret]))
  app.get('/', (context) => catalogueAnswer(context, printed))
  return app
}

/** The brands and the games that are launched by one interface. */
export function titlesOf(
  id: FamilyId,
  { brands, games }: FamilyDeps['shelf'],
): [readonly StudioBrand[], readonly StudioGame[]] {
  return [
    brands.filter((brand) => familyOfBrand(brand.id) === id),
    games.filter(({ brandId }) => familyOfBrand(brandId) === id),
  ]
}
