/** The whole window, a lamp over its middle. */
export const playPageLook =
  'flex h-dvh flex-col bg-felt-950 bg-[radial-gradient(900px_520px_at_50%_0,rgb(255_226_160/.14),transparent_70%)]'
