/** Which of our own types stands behind a GraphQL type, as seen from kit/resolvers.generated.ts. */
export const mappers: Record<string, string> = {
  Brand: '../games/snapshot.ts#Brand as ShownBrand',
  CmsComponent: '../content/show.ts#Shown',
  CmsGame: '../content/show.ts#NamedGame',
  Category: '../games/snapshot.ts#CategoryFound',
  Collection: '../games/snapshot.ts#Found',
  Game: '../games/snapshot.ts#Game as ShownGame',
  GamesConnection: '../games/snapshot.ts#Connection',
  Profile: '../players/profile.store.ts#Profile as StoredProfile',
  User: '../players/watch-user.ts#PlayerWithPurses',
}
