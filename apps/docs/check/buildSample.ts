import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contentFolder } from '../build/readContent.js'

/** What the template of Vite has beside `src/App.tsx`. */
const main = `import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.querySelector('#root')!).render(<App />)
`
const page =
  '<!doctype html><html lang="en"><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>'

/** Builds the app of the page "Vite" from its sample, and returns the folder of the built app. */
export async function buildSample(): Promise<string> {
  const markdown = readFileSync(join(contentFolder, 'start/vite.md'), 'utf8')
  const app = /```tsx title="src\/App\.tsx"\n([\s\S]*?)```/.exec(markdown)?.[1]
  if (!app) throw new Error('start/vite.md must have a sample with the title src/App.tsx.')
  const root = fileURLToPath(new URL('../node_modules/.sample', import.meta.url))
  rmSync(root, { recursive: true, force: true })
  mkdirSync(join(root, 'src'), { recursive: true })
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'src/main.tsx'), main)
  writeFileSync(join(root, 'src/App.tsx'), app)
  await build({
    root,
    logLevel: 'error',
    plugins: [react()],
  })
  return join(root, 'dist')
}
