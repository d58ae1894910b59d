// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Spanish. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Acelerar', cancel: 'Cancelar transacción' },
  obstacles: {
    'not-tracked': 'Esta transacción no la envió esta app. Puede reemplazarla en su cartera.',
    'not-pending': 'Esta transacción ya no está pendiente.',
    solana:
      'Las transacciones en Solana no se pueden reemplazar. Se confirman o caducan en unos dos minutos.',
    bip122: 'Puede subir la comisión de esta transacción en su cartera, si esta lo permite.',
    'other-account': 'Solo la cuenta que ha enviado esta transacción puede reemplazarla.',
    'other-network': 'Cambie su cartera a la red de esta transacción para reemplazarla.',
    'smart-account': 'Las transacciones de una cuenta inteligente solo se pueden reemplazar en su cartera.',
    'nonce-unknown': 'La red aún no muestra esta transacción, así que no se puede reemplazar.',
    'long-data':
      'Esta transacción es demasiado larga para enviarla de nuevo desde aquí. Solo se puede cancelar.',
  },
  outcomes: {
    repriced: 'Acelerada',
    cancelled: 'Cancelada',
    replaced: 'Reemplazada',
    dropped: 'Descartada',
  },
  replacedBy: 'Reemplazada por',
  copyReplacedBy: 'Copiar ID de la nueva transacción',
  otherNonce: {
    title: 'Esta no ha reemplazado nada',
    text: 'Su cartera la ha enviado como una segunda transacción. La anterior también puede confirmarse.',
  },
  none: {
    title: 'Nada que reemplazar',
    text: 'La transacción ya no está pendiente, o la cuenta o la red ha cambiado.',
  },
  showActivity: 'Mostrar actividad',
  preparing: 'Consultando la transacción y las comisiones',
  failed: 'No se puede reemplazar',
  notReplaceable: 'La transacción ya no está pendiente, o solo su cartera puede reemplazarla.',
  settled: {
    title: 'Ya no está pendiente',
    text: 'Ya no queda nada que reemplazar. No se ha enviado nada.',
  },
  explain: {
    'speed-up':
      'Envía la misma transacción otra vez con una comisión más alta. Solo se puede confirmar una de las dos, así que paga una sola vez.',
    cancel:
      'En su lugar, envía cero a su propia cuenta. Usted paga esta comisión. Si la primera se confirma antes, se mantiene.',
  },
  original: 'Transacción',
  contractCall: 'Llamada a contrato',
  deployment: 'Contrato nuevo',
  currentFee: 'Comisión actual',
  newFee: 'Nueva comisión de red',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'No alcanza para la comisión de red',
    text: 'Elija una comisión más baja o añada fondos.',
  },
  keepWaiting: 'Seguir esperando',
  showTransaction: 'Mostrar transacción',
  signing: {
    title: 'Apruebe en {wallet}',
    text: 'Compruebe que su cartera muestra el nonce {nonce}. Con otro, envía una segunda transacción.',
  },
  sent: { title: 'Reemplazo enviado', text: 'Su actividad muestra cuál se confirma.' },
}
