import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { HttpError } from '../../http/HttpError.js'
import { ImageError } from '../ImageError.js'
import { toSafeSvg } from './toSafeSvg.js'

/** The form of a rendered image. */
export type ImageForm = {
  /** Length of the edges in pixels. */
  readonly size: number
  readonly type: 'image/webp' | 'image/png'
}

/** A request to the process. The reply has the same id. */
export type SvgRequest = ImageForm & {
  readonly id: number
  readonly text: string
  readonly width: number
  readonly height: number
}

/** The reply: the image as Base64, or null if the drawing cannot be rendered. */
export type SvgReply = { readonly id: number; readonly image: string | null }

/** Renders drawings. */
export type SvgRenderer = {
  /**
   * Renders an SVG in a square, centered and complete.
   *
   * @throws ImageError; HttpError 503 if too many drawings are waiting.
   */
  readonly render: (bytes: Uint8Array, form: ImageForm) => Promise<Uint8Array>
  /** Ends the process. A drawing that is being rendered is rejected. */
  readonly close: () => void
}

/** Options of the renderer. */
export type SvgRendererOptions = {
  readonly logger: Logger
  /** Time in which a drawing must be rendered, in ms. Default: 3,000. */
  readonly timeoutMs?: number | undefined
  /** The program of the process, for tests. Default: `svgProcess.mjs`. */
  readonly program?: URL | undefined
}

const defaultTimeoutMs = 3_000
/** Memory of the process in KiB. Node and the renderer need about 150 MiB. */
const maxMemory = 400 * 1024
/** Drawings that may wait: each may take the time limit. */
const maxWaiting = 32
/** Drawings after which a new process starts, so that what one leaves in memory does not stay. */
const maxDrawings = 50
/** Computing time of a process in s: more than all its drawings may take. Ends one whose gateway was killed. */
const maxCpuSeconds = 200
const idleMs = 30_000

const signatures = { 'image/png': '89504e470d0a1a0a', 'image/webp': '52494646' }

/**
 * Creates a renderer of untrusted drawings. The XML is parsed and checked here, in JavaScript and in bounded time; only a
 * drawing that `toSafeSvg` wrote reaches the native renderer.
 *
 * The renderer runs in a child process, not in a worker: `resourceLimits` of a worker covers the heap of JavaScript but not
 * the memory of native code, `terminate()` waits until native code returns, and a crash of native code ends the gateway. A
 * process is limited by the kernel, and can be killed at any time. It has no environment variables, so no secrets.
 */
export function createSvgRenderer({
  logger,
  timeoutMs = defaultTimeoutMs,
  program = new URL('./svgProcess.mjs', import.meta.url),
}: SvgRendererOptions): SvgRenderer {
  let child: ChildProcess | undefined
  let drawings = 0
  let waiting = 0
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function getProcess(): ChildProcess {
    if (child && drawings < maxDrawings) return child
    stop()
    drawings = 0
    const started = startProgram(program)
    child = started
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function request(message: SvgRequest): Promise<Uint8Array> {
    const current = getProcess()
    drawings += 1
    return new Promise((resolve, reject) => {
      const finish = (result: Uint8Array | ImageError) => {
        clearTimeout(timer)
        current.off('message', onMessage)
        current.off('exit', onExit)
        current.off('error', onError)
        if (result instanceof ImageError) reject(result)
        else resolve(result)
      }
      const onMessage = ({ id, image }: SvgReply) => {
        if (id === message.id) finish(toImage(image, message.type))
      }
      const onExit = (code: number | null, signal: string | null) => {
        // If every image does this, the operator must know. What the process writes could contain the image.
        if (!isClosed) logger.warn({ code, signal }, 'the process that renders SVG stopped')
        finish(new ImageError('the renderer of SVG stopped'))
      }
      const onError = (error: Error) => {
        logger.warn({ err: error }, 'the process that renders SVG cannot be used')
        if (child === current) stop()
        finish(new ImageError('the renderer of SVG cannot be used'))
      }
      const timer = setTimeout(() => {
        if (child === current) stop()
        finish(new ImageError(`the SVG takes more than ${timeoutMs} ms`))
      }, timeoutMs)
      current.on('message', onMessage)
      current.on('exit', onExit)
      current.on('error', onError)
      current.send(message, (error) => {
        if (error) onError(error)
      })
    })
  }

  async function draw(bytes: Uint8Array, form: ImageForm): Promise<Uint8Array> {
    if (isClosed) throw new ImageError('the gateway stops')
    clearTimeout(idle)
    try {
      return await request({ id: drawings, ...toSafeSvg(bytes, form.size), ...form })
    } finally {
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  return {
    async render(bytes, form) {
      if (waiting >= maxWaiting) throw new HttpError(503, '', 'Too many images are waiting: try again later')
      waiting += 1
      const drawn = last.then(() => draw(bytes, form))
      last = drawn.catch(() => {})
      try {
        return await drawn
      } finally {
        waiting -= 1
      }
    },
    close() {
      isClosed = true
      stop()
    },
  }
}

function startProgram(program: URL): ChildProcess {
  // Without a compiler, V8 does not reserve memory for code, which would count against the limit: 512 MiB in Node 24.
  const command = [process.execPath, '--jitless', fileURLToPath(program)]
  // Linux enforces the limit of data (RLIMIT_DATA) for all memory of a process but its code; other systems do not.
  const limit = `ulimit -d ${maxMemory}; ulimit -t ${maxCpuSeconds}; exec "$@"`
  const [file = '', ...parameters] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', limit, 'sh', ...command]
  const child = spawn(file, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {}, cwd: '/' })
  // The gateway may exit while the process waits.
  child.unref()
  child.channel?.unref()
  return child
}

/** Accepts nothing but an image of the requested type from the process. */
function toImage(image: string | null, type: ImageForm['type']): Uint8Array | ImageError {
  if (typeof image !== 'string') return new ImageError('the SVG cannot be drawn')
  const bytes = Buffer.from(image, 'base64')
  const isOfType = bytes.toString('hex').startsWith(signatures[type])
  return isOfType ? bytes : new ImageError('the SVG cannot be drawn')
}
