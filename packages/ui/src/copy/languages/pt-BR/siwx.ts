// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Brazilian Portuguese. */
export const siwx: SiwxCopy = {
  checking: 'Verificando seu acesso',
  ready: {
    title: 'Acessar {app}',
    text: 'Assine esta mensagem em {wallet} para provar que a conta é sua. É grátis e não movimenta nada.',
  },
  siwe: {
    title: '{app} precisa se conectar à sua carteira',
    text: 'Assine esta mensagem para provar que esta carteira é sua e continuar. É grátis e não movimenta nada.',
  },
  anyApp: 'Acessar',
  required: 'Se você cancelar, sua carteira será desconectada.',
  message: 'Mensagem a assinar',
  preparing: 'Preparando a mensagem',
  signing: {
    title: 'Assine em {wallet}',
    text: 'Confira se a sua carteira mostra esta mensagem e aprove-a.',
  },
  verifying: { title: 'Acessando', text: 'O app está verificando sua assinatura.' },
  declined: {
    title: 'Assinatura recusada',
    text: 'O acesso não foi feito. Tente novamente para continuar.',
  },
  failed: 'Não foi possível acessar',
  undeployed: {
    title: 'Não foi possível verificar sua assinatura',
    text: 'Se esta é uma conta inteligente, ela ainda não está ativa nesta rede. Faça uma primeira transação com {wallet} e tente novamente.',
  },
  smartAccount: 'Talvez este app não aceite contas inteligentes',
  verified: 'Acesso concluído',
  sign: 'Assinar',
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
}
