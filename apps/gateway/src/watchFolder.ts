import { watch } from 'node:fs'

/**
 * Calls back after something in a folder has changed and has been quiet for 100 ms: editors and copies write in several
 * steps.
 *
 * @returns Ends it.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  onError: (error: Error) => void,
  recursive = false,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive, persistent: false }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, 100)
  })
  watcher.on('error', onError)
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
