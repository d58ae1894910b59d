// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Brazilian Portuguese. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Acelerar', cancel: 'Cancelar transação' },
  obstacles: {
    'not-tracked': 'Esta transação não foi enviada por este app. Você pode substituí-la na sua carteira.',
    'not-pending': 'Esta transação não está mais pendente.',
    solana:
      'Transações na Solana não podem ser substituídas. Elas são confirmadas ou expiram em cerca de dois minutos.',
    bip122: 'Você pode aumentar a taxa desta transação na sua carteira, se a carteira permitir.',
    'other-account': 'Somente a conta que enviou esta transação pode substituí-la.',
    'other-network': 'Mude sua carteira para a rede desta transação para substituí-la.',
    'smart-account': 'Transações de uma conta inteligente só podem ser substituídas na sua carteira.',
    'nonce-unknown': 'A rede ainda não mostra esta transação, por isso ela não pode ser substituída.',
    'long-data': 'Esta transação é longa demais para ser enviada de novo daqui. Ela só pode ser cancelada.',
  },
  outcomes: {
    repriced: 'Acelerada',
    cancelled: 'Cancelada',
    replaced: 'Substituída',
    dropped: 'Descartada',
  },
  replacedBy: 'Substituída por',
  copyReplacedBy: 'Copiar ID da nova transação',
  otherNonce: {
    title: 'Esta não substituiu nada',
    text: 'Sua carteira a enviou como uma segunda transação. A anterior também pode ser confirmada.',
  },
  none: {
    title: 'Nada a substituir',
    text: 'A transação não está mais pendente, ou a conta ou a rede mudou.',
  },
  showActivity: 'Mostrar atividade',
  preparing: 'Consultando a transação e as taxas',
  failed: 'Não é possível substituir',
  notReplaceable: 'A transação não está mais pendente, ou só a sua carteira pode substituí-la.',
  settled: {
    title: 'Não está mais pendente',
    text: 'Não há mais nada a substituir. Nada foi enviado.',
  },
  explain: {
    'speed-up':
      'Envia a mesma transação de novo com uma taxa mais alta. Só uma das duas pode ser confirmada, então você paga uma vez.',
    cancel:
      'No lugar dela, envia zero para a sua própria conta. Você paga esta taxa. Se a primeira for confirmada antes, ela permanece.',
  },
  original: 'Transação',
  contractCall: 'Chamada de contrato',
  deployment: 'Contrato novo',
  currentFee: 'Taxa até agora',
  newFee: 'Nova taxa de rede',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Saldo insuficiente para a taxa de rede',
    text: 'Escolha uma taxa menor ou adicione saldo.',
  },
  keepWaiting: 'Continuar esperando',
  showTransaction: 'Mostrar transação',
  signing: {
    title: 'Aprove em {wallet}',
    text: 'Confira se a sua carteira mostra o nonce {nonce}. Com outro, ela envia uma segunda transação.',
  },
  sent: { title: 'Substituição enviada', text: 'Sua atividade mostra qual delas é confirmada.' },
}
