import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** A package of scripts/tools/drivers, which `bringTool` has installed. */
export function broughtDriver<Package>(name: string): Package {
  return createRequire(resolve('.cache/tools/drivers/package.json'))(name) as Package
}
