/** TypeScript types behind GraphQL types, with paths relative to schema/resolvers.generated.ts. */
export const mappers: Record<string, string> = {
  Brand: '../games/catalogue/snapshot.ts#Brand as ShownBrand',
  CmsComponent: '../content/components/show.ts#Shown',
  CmsGame: '../content/components/show.ts#NamedGame',
  Category: '../games/catalogue/snapshot.ts#CategoryFound',
  Collection: '../games/catalogue/snapshot.ts#Found',
  Game: '../games/catalogue/snapshot.ts#Game as ShownGame',
  GamesConnection: '../games/catalogue/snapshot.ts#Connection',
  Movement: '../payments/statement.ts#ShownMovement',
  Profile: '../players/profile/profile.store.ts#Profile as StoredProfile',
  User: '../players/live/watch-user.ts#PlayerWithPurses',
}
