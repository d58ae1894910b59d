import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Handles one request. */
export type AnswerRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>

/**
 * Creates an HTTP server that survives malformed requests: any website can send `GET //` or abort a request body, and
 * an uncaught error would end the devnet.
 *
 * @param answer May throw or reject; the client receives status 400, or 500 if its URL is valid.
 */
export function createRequestServer(answer: AnswerRequest): Server {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parseUrl(request.url)
    if (!url) return respondWithError(response, 400, 'The URL is invalid.')
    try {
      await answer(request, response, url)
    } catch (error) {
      respondWithError(response, 500, error instanceof Error ? error.message : String(error))
    }
  }
  return createServer((request, response) => {
    response.on('error', () => response.destroy())
    void serve(request, response)
  })
}

function parseUrl(target = '/'): URL | undefined {
  try {
    return new URL(target, 'http://localhost')
  } catch {
    return undefined
  }
}

function respondWithError(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  response.end(message)
}
