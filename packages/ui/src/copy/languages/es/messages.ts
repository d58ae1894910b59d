// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Informe al operador de este sitio.'
const invalidRequest = {
  text: 'Este sitio ha hecho una solicitud no válida.',
  advice: 'No se ha enviado nada a su cartera.',
}
const unreachable = 'Compruebe su conexión e inténtelo de nuevo.'

/** The texts of errors, snackbar messages and alerts in Spanish. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Algo ha fallado.' },
    aborted: { text: 'La solicitud se ha cancelado.' },
    'user-rejected': { text: 'La solicitud se ha rechazado en su cartera.' },
    'action-ignored': { text: 'No es posible en este momento.' },
    'wallet-request': { text: 'Su cartera no ha podido hacerlo.' },
    'wallet-response': {
      text: 'Su cartera ha enviado una respuesta que no se puede usar.',
      advice: 'Actualícela o elija otra.',
    },
    'wallet-not-found': {
      text: 'No se ha encontrado esta cartera.',
      advice: 'Instálela o elija otra cartera.',
    },
    'chain-not-supported': {
      text: 'Esta red no es compatible.',
      advice: 'Añada la red en su cartera o elija otra.',
    },
    'method-not-supported': { text: 'Su cartera no admite esta acción.' },
    'not-connected': { text: 'No hay ninguna cartera conectada.', advice: 'Conecte primero una cartera.' },
    'sign-in': {
      text: 'Esta app no ha podido darle acceso.',
      advice: 'Inténtelo de nuevo. Si vuelve a fallar, pida ayuda a la app.',
    },
    'not-logged-in': {
      text: 'No ha iniciado sesión.',
      advice: 'Inicie sesión e inténtelo de nuevo.',
    },
    'session-changed': {
      text: 'Su cartera, cuenta o red ha cambiado antes de enviar la solicitud.',
      advice: 'No se ha firmado ni enviado nada. Revise la solicitud e inténtelo de nuevo.',
    },
    'session-ended': { text: 'La sesión ha caducado.', advice: 'Conecte su cartera de nuevo.' },
    'account-not-found': {
      text: 'No se ha encontrado esta cuenta.',
      advice: 'Elíjala en su cartera o conecte su cartera de nuevo.',
    },
    disconnect: { text: 'No se pudo desconectar.' },
    'relay-unreachable': {
      text: 'No se puede contactar con el servicio de conexión.',
      advice: unreachable,
    },
    'relay-not-configured': {
      text: 'Las carteras de otros dispositivos no están configuradas en este sitio.',
    },
    'service-unreachable': {
      text: 'No se puede contactar con el directorio de carteras.',
      advice: unreachable,
    },
    'service-response': {
      text: 'El directorio de carteras ha enviado una respuesta que no se puede usar.',
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
      text: 'Esta red no puede comprobar la transacción.',
      advice: 'No se ha firmado nada. Inténtelo de nuevo o use otra red.',
    },
    'swap-network': { text: 'En esta red no se puede intercambiar.' },
    'swap-price-changed': {
      text: 'El precio ha cambiado.',
      advice: 'Es peor que el mostrado. No se ha firmado nada. Revise el nuevo precio.',
    },
    'review-changed': {
      text: 'Las cifras han cambiado.',
      advice: 'Revíselas y envíe de nuevo.',
    },
    'simulation-reverted': {
      text: 'Un contrato rechazaría esta transferencia.',
      advice: 'No se ha enviado nada. Puede que el token o el destinatario no la permita.',
    },
    'transaction-mismatch': {
      text: 'La transacción no coincide con la revisada. No se ha enviado nada.',
    },
    'receipt-timeout': {
      text: 'La transacción aún no está confirmada.',
      advice: 'Todavía puede confirmarse. Búsquela antes de enviarla de nuevo.',
    },
    'blockhash-expired': {
      text: 'La transacción ha caducado antes de confirmarse.',
      advice: 'No se ha enviado nada. Puede enviarla de nuevo sin riesgo.',
    },
    'network-not-found': { text: 'No se ha encontrado la red.', advice: 'Elija otra red.' },
    'invalid-project-id': {
      text: 'El ID de proyecto no es válido.',
      advice: 'Ponga en la opción `projectId` uno que haya asignado el operador del relay.',
    },
    'origin-not-allowed': {
      text: 'La configuración de la app no es válida.',
      advice: 'Añada el origen a los orígenes permitidos del proyecto en el relay.',
    },
    'adapter-not-found': { text: 'No se ha encontrado el adaptador.', advice: tellOwner },
    'provider-missing': { text: 'Este sitio no está bien configurado.', advice: tellOwner },
    config: { text: 'Este sitio no está bien configurado.', advice: tellOwner },
    'invalid-address': {
      text: 'Esta dirección no es válida en esta red.',
      advice: 'Compruebe la dirección.',
    },
    'invalid-amount': { text: 'No se puede enviar este importe.', advice: 'Compruebe el importe.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} tiene una solicitud abierta. Respóndala e inténtelo de nuevo.',
    4100: '{wallet} no permite que este sitio use su cuenta. Conéctese de nuevo.',
    4900: '{wallet} está sin conexión. Compruebe su conexión e inténtelo de nuevo.',
    4901: '{wallet} no puede contactar con esta red. Elija otra o inténtelo más tarde.',
  },
  anyWallet: 'Su cartera',
  waiting: {
    title: '¿No se ha abierto nada?',
    extension:
      'Busque el icono de {wallet} en la barra de su navegador; puede haber una ventana detrás de esta.',
    'in-app-browser':
      'Busque la solicitud sobre esta página. Desbloquee {wallet} si hace falta, o recargue esta página.',
    window:
      'Puede haber una ventana detrás de esta, o su navegador puede haberla bloqueado. Permita las ventanas emergentes de este sitio.',
    device: 'Desbloquee el dispositivo con {wallet} y busque allí la solicitud.',
    app: 'Compruebe que {wallet} está en este dispositivo y vuelva a abrir la app.',
    website:
      'Su navegador puede haber bloqueado la pestaña nueva. Permita las ventanas emergentes de este sitio y vuelva a abrirla.',
  },
  oneClick: {
    scan: 'Escanee este código con {wallet} para conectarse y acceder.',
    scanAny: 'Escanee este código con una cartera para conectarse y acceder.',
    open: 'Conéctese y acceda allí, y vuelva después.',
    authenticating: { title: 'Accediendo…', text: 'La app está comprobando su firma.' },
  },
  networkFailures: {
    unreachable: { text: 'No se puede contactar con la red', advice: unreachable },
    failed: {
      text: 'La red no puede responder en este momento',
      advice: 'Inténtelo de nuevo dentro de un momento.',
    },
    limited: {
      text: 'La red está saturada',
      advice: 'Recibe demasiadas solicitudes. Inténtelo de nuevo dentro de un momento.',
    },
    refused: { text: 'La red ha rechazado la solicitud' },
    unsupported: {
      text: 'No está disponible en esta red',
      advice: 'Elija otra red o informe al operador de este sitio.',
    },
    'wrong-chain': { text: 'Esta red no está bien configurada en este sitio', advice: tellOwner },
    disagreed: {
      text: 'La red ha dado respuestas distintas',
      advice: 'No se ha enviado nada. Inténtelo de nuevo dentro de un momento.',
    },
  },
  serviceBusy: {
    text: 'El directorio de carteras está saturado.',
    advice: 'Inténtelo de nuevo dentro de un momento.',
  },
  snackbar: {
    'transaction-started': 'Transacción iniciada',
    'transaction-failed': 'Transacción fallida',
    'swap-arrived': 'Su intercambio ha llegado a {network}',
    'swap-partial': 'Ha llegado otro token o importe a {network}',
    'swap-refunded': 'Se ha reembolsado su intercambio a {network}',
    'swap-not-arrived': 'Su intercambio a {network} ha fallado',
    'balance-unavailable': 'Saldo no disponible',
    'request-completed-late': 'La solicitud se ha completado después de cancelarla',
    disconnect: 'No se pudo desconectar',
    'session-ended': 'Sesión caducada',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'La opción `projectId` está vacía. Ponga en ella un nombre para su app, como `my-dapp`. Si su relay o gateway tiene una lista de proyectos, ponga el ID que figura en ella.',
    INVALID_PROJECT_ID:
      'El relay no conoce el ID de proyecto de esta página. Ponga en la opción `projectId` uno que haya asignado el operador del relay.',
    INVALID_APP_CONFIGURATION:
      'El relay no permite el origen de esta página. Añádalo a los orígenes permitidos del proyecto en el relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Esta página ha intentado cambiar a una red que falta en la opción `networks`. Añádala allí.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Esta página ha intentado registrar un nombre sin una cuenta. Conecte antes una en una red EVM.',
    IFRAME_LOAD_FAILED:
      'No se pudo cargar el frame de inicio de sesión. Compruebe su URL y la directiva `frame-src` de esta página.',
    IFRAME_REQUEST_TIMEOUT: 'El frame de inicio de sesión no ha respondido a tiempo.',
    UNVERIFIED_DOMAIN:
      'El frame de inicio de sesión no se sirve a esta página. Añada su origen a los orígenes permitidos del proyecto en el servidor del frame, o corrija el ID de proyecto.',
  },
}
