import 'vitest/internal/browser'

// The root has the provider that declares its methods.
declare module 'vitest/internal/browser' {
  interface CDPSession {
    send(method: string, parameters?: object): Promise<unknown>
  }
}
