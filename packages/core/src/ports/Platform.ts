/** What is known of the visitor's device. Asked once at mount; the server's answer is all-false. */
export interface Platform {
  readonly isPhone: boolean
  readonly isIos: boolean
  readonly isAndroid: boolean
  /** Safari itself, not a browser that has the word in its name. */
  readonly isSafari: boolean
  readonly isTelegram: boolean
  readonly prefersDark: boolean
  /** Calls back when the system's colour preference changes; answers how to stop. */
  watchPrefersDark(listener: (dark: boolean) => void): () => void
}
