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
  },
})
