import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** URL of the login frame, for a page that logs in with it. */
const { FRAME_URL } = process.env

/** Adds the global that AppKit expects before it reads its settings. Next.js adds it too. */
const processGlobal = {
  name: 'process-global',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: 'globalThis.process = { env: {} }' },
  ],
}

export default defineConfig({
  plugins: [react(), FRAME_URL && processGlobal],
  build: { chunkSizeWarningLimit: 10_000 },
  // AppKit's own settings for a frame on another host than that of its service.
  define: FRAME_URL && {
    'process.env.NEXT_PUBLIC_SECURE_SITE_SDK_URL': JSON.stringify(FRAME_URL),
    'process.env.NEXT_PUBLIC_SECURE_SITE_ORIGIN': JSON.stringify(new URL(FRAME_URL).origin),
  },
})
