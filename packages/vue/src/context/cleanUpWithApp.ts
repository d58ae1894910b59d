import type { App } from 'vue'

/** Calls a function once, after an app is unmounted. */
export function cleanUpWithApp(app: App, cleanUp: () => void): void {
  // `app.onUnmount` is newer than Vue 3.4.
  const { unmount } = app
  let isDone = false
  app.unmount = () => {
    unmount()
    if (!isDone) cleanUp()
    isDone = true
  }
}
