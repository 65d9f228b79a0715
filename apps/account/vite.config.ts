import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `vite build -c apps/account/vite.config.ts` makes dist/account. */
export default defineConfig({
  root: at('.'),
  base: '/account-frame/',
  publicDir: false,
  plugins: [react(), tailwind()],
  json: { stringify: true, namedExports: false },
  build: {
    target: 'es2022',
    outDir: at('../../dist/account'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The script is one file of 532 kB, 144 kB compressed, of which 110 kB are libraries that every
    // page needs. Pages in files of their own would save 12 kB of them before a deposit, and would
    // be missing when a new release comes while a player is in the area.
    chunkSizeWarningLimit: 600,
  },
})
