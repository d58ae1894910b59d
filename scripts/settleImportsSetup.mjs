// Files of a project with `isolate: false` share their imports in a worker. Vitest rejects what a file still loads when it ends, and a
// later file that waits for the same module fails with it.
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
