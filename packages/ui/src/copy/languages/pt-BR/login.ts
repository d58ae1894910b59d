// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Brazilian Portuguese. */
export const login: LoginCopy = {
  title: 'Faça login ou conecte',
  or: 'ou',
  step: 'Etapa {step} de 2',
  email: {
    label: 'E-mail',
    placeholder: 'Seu e-mail',
    hint: 'Enviaremos um código por e-mail. Em um dispositivo novo, há duas etapas rápidas: um link e depois o código.',
    submit: 'Continuar com e-mail',
    invalid: 'Digite um e-mail válido.',
    sending: 'Enviando o e-mail',
  },
  failures: {
    cooldown: {
      one: 'Tente novamente em {count} segundo',
      other: 'Tente novamente em {count} segundos',
    },
    locked: 'Muitos códigos errados. Comece de novo para receber outro.',
    'link-expired': 'O link expirou. Envie outro.',
    unreachable: 'O serviço de login não responde. Verifique sua conexão e tente novamente.',
    'not-allowed': 'O login não está configurado para este site. Escolha outra forma de se conectar.',
    refused: 'Não funcionou.',
    unexpected: 'Algo deu errado. Tente novamente.',
  },
  none: { title: 'Nenhum login', text: 'Volte e escolha como fazer login.' },
  startAgain: 'Começar de novo',
  code: {
    prompt: {
      title: 'Digite o código',
      text: 'Enviamos um código de 6 dígitos para {email}. Ele vale por 10 minutos.',
    },
    promptWithoutEmail: 'Enviamos um código de 6 dígitos para o seu e-mail. Ele vale por 10 minutos.',
    label: 'Código de 6 dígitos',
    sending: 'Enviando outro código',
    verifying: 'Verificando o código',
    connecting: 'Abrindo sua carteira',
    ended: 'Login encerrado',
    resend: 'Enviar outro código',
    resendIn: 'Enviar outro código em {seconds} s',
  },
  device: {
    waiting: {
      title: 'Verifique seu e-mail',
      text: 'Abra o link que enviamos para {email} e confirme que é você. Ele vale por 10 minutos. Depois vem o código.',
    },
    sending: 'Enviando outro link',
    ended: 'Dispositivo não aprovado',
    resend: 'Enviar outro link',
    resendIn: 'Enviar outro link em {seconds} s',
  },
  social: {
    continue: 'Continuar com {provider}',
    more: 'Mais provedores',
    passkey: 'Usar chave de acesso',
    wallets: 'Usar uma carteira',
    steps: {
      opening: { title: 'Abrindo {provider}', text: 'Uma nova janela se abre para o login.' },
      waiting: {
        title: 'Faça login com {provider}',
        text: 'Continue na janela que se abriu.',
      },
      blocked: {
        title: 'A janela foi bloqueada',
        text: 'Seu navegador bloqueou a janela de {provider}. Você pode fazer login aqui e depois voltar a esta página.',
      },
      leaving: { title: 'Abrindo {provider}', text: 'Você voltará a esta página depois do login.' },
      verifying: { title: 'Verificando o login', text: 'Isso leva só um momento.' },
      connecting: { title: 'Abrindo sua carteira', text: 'Isso leva só um momento.' },
    },
    continueHere: 'Continuar nesta janela',
    ended: 'O login com {provider} falhou',
    retry: 'Tentar novamente',
  },
  farcaster: {
    code: 'QR code para fazer login com Farcaster',
    preparing: 'Preparando o login',
    scan: 'Escaneie o código com o celular e aprove o login no Farcaster.',
    open: { title: 'Aprove no Farcaster', text: 'Aprove o login no app e depois volte aqui.' },
    openApp: 'Abrir Farcaster',
    declined: {
      title: 'Login recusado',
      text: 'Tente novamente, ou volte e faça login de outra forma.',
    },
    expired: { title: 'Login expirado', text: 'O login não foi aprovado a tempo. Tente novamente.' },
  },
  update: {
    label: 'E-mail novo',
    save: 'Salvar',
    unchanged: 'Este é o seu e-mail atual.',
    hint: 'Enviaremos um código para o seu e-mail atual e outro para o novo.',
  },
  address: 'E-mail',
  settings: 'Configurações da carteira',
  approve: {
    title: 'Aprove a solicitação',
    text: 'Confira a solicitação na janela acima desta.',
  },
  openSettings: {
    title: 'Abrindo configurações',
    text: 'Elas aparecem na janela acima desta.',
  },
}
