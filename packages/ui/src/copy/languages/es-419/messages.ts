// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Informe al operador de este sitio.'
const invalidRequest = {
  text: 'Este sitio hizo una solicitud no válida.',
  advice: 'No se envió nada a su billetera.',
}
const unreachable = 'Verifique su conexión e inténtelo de nuevo.'

/** The texts of errors, snackbar messages and alerts in Latin American Spanish. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Algo salió mal.' },
    aborted: { text: 'La solicitud se canceló.' },
    'user-rejected': { text: 'La solicitud se rechazó en su billetera.' },
    'action-ignored': { text: 'No es posible en este momento.' },
    'wallet-request': { text: 'Su billetera no pudo hacerlo.' },
    'wallet-response': {
      text: 'Su billetera envió una respuesta que no se puede usar.',
      advice: 'Actualícela o elija otra.',
    },
    'wallet-not-found': {
      text: 'No se encontró esta billetera.',
      advice: 'Instálela o elija otra billetera.',
    },
    'chain-not-supported': {
      text: 'Esta red no es compatible.',
      advice: 'Agregue la red en su billetera o elija otra.',
    },
    'method-not-supported': { text: 'Su billetera no admite esta acción.' },
    'not-connected': {
      text: 'No hay ninguna billetera conectada.',
      advice: 'Conecte primero una billetera.',
    },
    'sign-in': {
      text: 'Esta app no pudo darle acceso.',
      advice: 'Inténtelo de nuevo. Si vuelve a fallar, pida ayuda a la app.',
    },
    'not-logged-in': {
      text: 'No inició sesión.',
      advice: 'Inicie sesión e inténtelo de nuevo.',
    },
    'session-changed': {
      text: 'Su billetera, cuenta o red cambió antes de enviar la solicitud.',
      advice: 'No se firmó ni se envió nada. Revise la solicitud e inténtelo de nuevo.',
    },
    'session-ended': { text: 'La sesión venció.', advice: 'Conecte su billetera de nuevo.' },
    'account-not-found': {
      text: 'No se encontró esta cuenta.',
      advice: 'Elíjala en su billetera o conecte su billetera de nuevo.',
    },
    disconnect: { text: 'No se pudo desconectar.' },
    'relay-unreachable': {
      text: 'El servicio de conexión no está disponible.',
      advice: unreachable,
    },
    'relay-not-configured': {
      text: 'Las billeteras de otros dispositivos no están configuradas en este sitio.',
    },
    'service-unreachable': {
      text: 'No es posible conectarse con el directorio de billeteras.',
      advice: unreachable,
    },
    'service-response': {
      text: 'El directorio de billeteras envió una respuesta que no se puede usar.',
      advice: 'Inténtelo más tarde.',
    },
    'balance-unavailable': {
      text: 'El saldo no está disponible.',
      advice: 'Inténtelo de nuevo en 30 segundos.',
    },
    'nfts-unavailable': {
      text: 'No se pudieron obtener los NFT.',
      advice: 'Inténtelo de nuevo en 30 segundos.',
    },
    'transactions-unavailable': {
      text: 'No se pudieron obtener las transacciones.',
      advice: 'Inténtelo de nuevo en 30 segundos.',
    },
    'invalid-send': { text: 'La transferencia está incompleta.' },
    'invalid-swap': { text: 'El intercambio está incompleto.' },
    'simulation-unavailable': {
      text: 'Esta red no puede verificar la transacción.',
      advice: 'No se firmó nada. Inténtelo de nuevo o use otra red.',
    },
    'swap-network': { text: 'En esta red no se puede intercambiar.' },
    'swap-price-changed': {
      text: 'El precio cambió.',
      advice: 'Es peor que el mostrado. No se firmó nada. Revise el nuevo precio.',
    },
    'review-changed': {
      text: 'Las cifras cambiaron.',
      advice: 'Revíselas y envíe de nuevo.',
    },
    'simulation-reverted': {
      text: 'Un contrato rechazaría esta transferencia.',
      advice: 'No se envió nada. Puede que el token o el destinatario no la permita.',
    },
    'transaction-mismatch': {
      text: 'La transacción no coincide con la revisada. No se envió nada.',
    },
    'receipt-timeout': {
      text: 'La transacción aún no está confirmada.',
      advice: 'Todavía puede confirmarse. Búsquela antes de enviarla de nuevo.',
    },
    'blockhash-expired': {
      text: 'La transacción venció antes de confirmarse.',
      advice: 'No se envió nada. Puede enviarla de nuevo sin riesgo.',
    },
    'network-not-found': { text: 'No se encontró la red.', advice: 'Elija otra red.' },
    'invalid-project-id': {
      text: 'El ID de proyecto no es válido.',
      advice: 'Ponga en la opción `projectId` uno que haya asignado el operador del relay.',
    },
    'origin-not-allowed': {
      text: 'La configuración de la app no es válida.',
      advice: 'Agregue el origen a los orígenes permitidos del proyecto en el relay.',
    },
    'adapter-not-found': { text: 'No se encontró el adaptador.', advice: tellOwner },
    'provider-missing': { text: 'Este sitio no está bien configurado.', advice: tellOwner },
    config: { text: 'Este sitio no está bien configurado.', advice: tellOwner },
    'invalid-address': {
      text: 'Esta dirección no es válida en esta red.',
      advice: 'Verifique la dirección.',
    },
    'invalid-amount': { text: 'No se puede enviar este monto.', advice: 'Verifique el monto.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} tiene una solicitud abierta. Respóndala e inténtelo de nuevo.',
    4100: '{wallet} no permite que este sitio use su cuenta. Conéctese de nuevo.',
    4900: '{wallet} está sin conexión. Verifique su conexión e inténtelo de nuevo.',
    4901: '{wallet} no puede conectarse con esta red. Elija otra o inténtelo más tarde.',
  },
  anyWallet: 'Su billetera',
  waiting: {
    title: '¿No se abrió nada?',
    extension:
      'Busque el ícono de {wallet} en la barra de su navegador; puede haber una ventana detrás de esta.',
    'in-app-browser':
      'Busque la solicitud sobre esta página. Desbloquee {wallet} si hace falta, o recargue esta página.',
    window:
      'Puede haber una ventana detrás de esta, o su navegador puede haberla bloqueado. Permita las ventanas emergentes de este sitio.',
    device: 'Desbloquee el dispositivo con {wallet} y busque allí la solicitud.',
    app: 'Verifique que {wallet} esté en este dispositivo y vuelva a abrir la app.',
    website:
      'Su navegador puede haber bloqueado la pestaña nueva. Permita las ventanas emergentes de este sitio y vuelva a abrirla.',
  },
  oneClick: {
    scan: 'Escanee este código con {wallet} para conectarse y acceder.',
    scanAny: 'Escanee este código con una billetera para conectarse y acceder.',
    open: 'Conéctese y acceda allí, y vuelva después.',
    authenticating: { title: 'Accediendo…', text: 'La app está verificando su firma.' },
  },
  networkFailures: {
    unreachable: { text: 'No es posible conectarse con la red', advice: unreachable },
    failed: {
      text: 'La red no puede responder en este momento',
      advice: 'Inténtelo de nuevo en un momento.',
    },
    limited: {
      text: 'La red está saturada',
      advice: 'Recibe demasiadas solicitudes. Inténtelo de nuevo en un momento.',
    },
    refused: { text: 'La red rechazó la solicitud' },
    unsupported: {
      text: 'No está disponible en esta red',
      advice: 'Elija otra red o informe al operador de este sitio.',
    },
    'wrong-chain': { text: 'Esta red no está bien configurada en este sitio', advice: tellOwner },
    disagreed: {
      text: 'La red dio respuestas distintas',
      advice: 'No se envió nada. Inténtelo de nuevo en un momento.',
    },
  },
  serviceBusy: {
    text: 'El directorio de billeteras está saturado.',
    advice: 'Inténtelo de nuevo en un momento.',
  },
  snackbar: {
    'transaction-started': 'Transacción iniciada',
    'transaction-failed': 'Transacción fallida',
    'swap-arrived': 'Su intercambio llegó a {network}',
    'swap-partial': 'Llegó otro token o monto a {network}',
    'swap-refunded': 'Se reembolsó su intercambio a {network}',
    'swap-not-arrived': 'Su intercambio a {network} falló',
    'balance-unavailable': 'Saldo no disponible',
    'request-completed-late': 'La solicitud se completó después de cancelarla',
    disconnect: 'No se pudo desconectar',
    'session-ended': 'Sesión vencida',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'La opción `projectId` está vacía. Ponga en ella un nombre para su app, como `my-dapp`. Si su relay o gateway tiene una lista de proyectos, ponga el ID que figura en ella.',
    INVALID_PROJECT_ID:
      'El relay no conoce el ID de proyecto de esta página. Ponga en la opción `projectId` uno que haya asignado el operador del relay.',
    INVALID_APP_CONFIGURATION:
      'El relay no permite el origen de esta página. Agréguelo a los orígenes permitidos del proyecto en el relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Esta página intentó cambiar a una red que falta en la opción `networks`. Agréguela allí.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Esta página intentó registrar un nombre sin una cuenta. Conecte antes una en una red EVM.',
    IFRAME_LOAD_FAILED:
      'No se pudo cargar el frame de inicio de sesión. Verifique su URL y la directiva `frame-src` de esta página.',
    IFRAME_REQUEST_TIMEOUT: 'El frame de inicio de sesión no respondió a tiempo.',
    UNVERIFIED_DOMAIN:
      'El frame de inicio de sesión no se sirve a esta página. Agregue su origen a los orígenes permitidos del proyecto en el servidor del frame, o corrija el ID de proyecto.',
  },
}
