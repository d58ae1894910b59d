// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Brazilian Portuguese. */
export const settings: SettingsCopy = {
  locale: 'pt-BR',
  title: 'Configurações da carteira',
  loading: 'Carregando as configurações…',
  retry: 'Tentar novamente',
  back: 'Voltar',
  openedBy: 'Abertas por {origin}',
  loggedInAs: 'Login feito como',
  evmAddress: 'Endereço EVM',
  solanaAddress: 'Endereço Solana',
  managed: 'Recuperável pelo operador deste site',
  managedText:
    'Fazer login em um novo dispositivo recupera a carteira. O operador mantém os dois serviços usados para isso e poderia abrir a carteira.',
  notManaged: 'Recuperável só por você',
  notManagedText:
    'O operador deste site não consegue abrir a carteira. Guarde a frase de recuperação em um lugar seguro.',
  phraseRow: 'Frase de recuperação',
  phraseRowText: 'Exporte as 24 palavras que abrem a carteira',
  phraseRowUnavailable: 'Não disponível: é preciso um código por e-mail, e esta conta não tem e-mail.',
  devices: 'Dispositivos',
  devicesText: 'Onde a carteira pode ser usada',
  warning: {
    title: 'Frase de recuperação',
    points: [
      'A frase de recuperação tem 24 palavras. Quem tem essas palavras tem tudo o que há nesta carteira, e ninguém pode desfazer isso.',
      'Nenhum site e nenhuma equipe de suporte precisa delas. Nunca as digite porque alguém pediu.',
      'Escreva-as em papel, onde ninguém possa ver sua tela.',
    ],
    word: 'exportar',
    label: 'Para continuar, digite “{word}”',
    send: 'Receber um código',
    sending: 'Enviando o código…',
  },
  code: {
    title: 'Digite o código',
    text: 'Enviamos um código de 6 dígitos para este endereço:',
    label: 'Código',
    submit: 'Continuar',
    verifying: 'Verificando o código…',
    resend: 'Enviar outro código',
    resendIn: 'Enviar outro código em {seconds} s',
  },
  phrase: {
    title: 'Frase de recuperação',
    text: 'Anote as 24 palavras nesta ordem.',
    words: 'Palavras da frase de recuperação',
    show: 'Mostrar as palavras',
    hide: 'Ocultar',
    hidden: 'As palavras estão ocultas. Mostre-as somente se ninguém puder ver sua tela.',
    copy: 'Copiar',
    copyRisk: 'Outros apps podem ler o que você copia. O papel é mais seguro.',
    copied: 'Copiado. Quando terminar, copie outra coisa para que nenhum app possa ler as palavras.',
    copyFailed: 'O navegador não permitiu copiar. Anote as palavras.',
    done: 'Concluir',
  },
  device: {
    loading: 'Carregando os dispositivos…',
    current: 'Este dispositivo',
    app: 'Usado em {origin}',
    seen: 'Última atividade: {time}',
    revoke: 'Revogar',
    revokeLabel: 'Revogar {label}',
    revoking: 'Revogando…',
    revoked: 'O dispositivo foi revogado.',
    askTitle: 'Revogar este dispositivo?',
    askText:
      'Isso encerra a sessão nele, e ele não poderá mais assinar com a carteira. Para usar a carteira nele de novo, faça login como em um novo dispositivo.',
    askCurrentTitle: 'Revogar o dispositivo que você está usando?',
    askCurrentText:
      'Isso encerra sua sessão, e este navegador não poderá mais assinar com a carteira. Para usar a carteira aqui de novo, faça login como em um novo dispositivo.',
    revokeCurrent: 'Revogar e sair',
    cancel: 'Cancelar',
  },
  release: {
    title: 'Novo dispositivo',
    text: 'Alguém fez login com a sua conta em um novo dispositivo e quer abrir a carteira nele.',
    app: 'Solicitado em {origin}',
    network: 'Rede: {network}',
    askTitle: 'Abrir a carteira neste dispositivo?',
    warning:
      'Quem usar este dispositivo pode mover tudo o que há na carteira. Permita somente se ele for seu e você mesmo tiver feito login nele.',
    allow: 'Permitir',
    refuse: 'Recusar',
    deciding: 'Salvando…',
    ready: {
      title: 'Dispositivo que pode abrir a carteira',
      text: 'Ele abrirá a carteira na próxima vez que você fizer login nele. Até lá, você pode recusá-lo.',
      askTitle: 'Recusar este dispositivo?',
      warning:
        'Ele já pode abrir a carteira. Recuse-o, a menos que ele seja seu e você mesmo tenha feito login nele: quem o usar pode mover tudo o que há na carteira.',
    },
  },
  passkey: {
    title: 'Chave de acesso',
    row: 'Faz seu login e abre a carteira em um novo dispositivo',
    rowNone: 'Adicione uma para fazer login sem código',
    text: 'Sua chave de acesso faz seu login e abre a carteira em um novo dispositivo.',
    addText:
      'Com uma chave de acesso, você faz login com sua digital, seu rosto ou o bloqueio de tela. Ela também abre a carteira em um novo dispositivo. Precisa ser uma chave de acesso capaz de criptografar (PRF), como as dos celulares e gerenciadores de senhas atuais.',
    add: 'Adicionar chave',
    adding: 'Adicionando a chave de acesso…',
    removing: 'Removendo…',
    managedText: 'O operador poderia abrir a carteira sem a sua chave de acesso. Você pode remover isso.',
    onlyText:
      'Um novo dispositivo precisa da sua chave de acesso. Ela não pode ser removida, porque nada mais recupera a carteira.',
    done: {
      added: 'A chave de acesso foi adicionada.',
      removePasskey: 'A chave de acesso foi removida. Você também pode apagá-la no seu dispositivo.',
      removeManaged: 'Pronto. Só você pode recuperar a carteira.',
    },
    removePasskey: {
      row: 'Remover a chave',
      rowText: 'Fazer login como antes',
      title: 'Remover a chave de acesso?',
      points: [
        'Você não poderá mais fazer login com ela, e ela não abrirá a carteira em um novo dispositivo.',
      ],
      confirm: 'Remover a chave',
    },
    removeManaged: {
      row: 'Recuperação só por você',
      rowText: 'Remova o meio que o operador tem de abrir a carteira',
      title: 'Recuperação só por você?',
      points: [
        'Sem a sua chave de acesso e sem a sua frase de recuperação, ninguém pode recuperar a carteira. O operador não pode ajudar você.',
        'Cada novo dispositivo precisa da sua chave de acesso, também depois de um login por e-mail ou conta social.',
        'Isso não pode ser desfeito.',
      ],
      confirm: 'Só eu posso recuperar',
    },
  },
  errors: {
    code_wrong: 'O código está errado. Confira o e-mail e digite-o de novo.',
    flow_expired: 'O código expirou. Solicite outro.',
    id: 'O dispositivo já foi revogado. Volte para carregar a lista de novo.',
    limit: 'Você pode solicitar a frase de recuperação três vezes por dia. Tente novamente amanhã.',
    release: 'Esta solicitação já foi decidida ou terminou. Volte para carregar a lista de novo.',
  },
}
