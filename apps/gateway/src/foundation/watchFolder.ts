import { watch } from 'node:fs'

/**
 * Watches a folder for changes. Waits for 100 ms without a further change, because editors write in several steps.
 *
 * @param onError Called if the folder cannot be watched, or not any more.
 * @returns Stops watching.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  try {
    const watcher = watch(folder, { persistent: false }, () => {
      clearTimeout(timer)
      timer = setTimeout(onChange, 100)
    })
    watcher.on('error', onError)
    return () => {
      clearTimeout(timer)
      watcher.close()
    }
  } catch (error) {
    // The operating system limits the number of watched folders.
    onError(error)
    return () => {}
  }
}
