import { type NextRequest, NextResponse } from 'next/server'
import { createPolicy } from './src/policy'

/** Sends the Content-Security-Policy with every page. Next.js adds the nonce to its scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = createPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}

export const config = { matcher: '/((?!_next/static|_next/image|icon.svg).*)' }
