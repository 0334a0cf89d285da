# Ce que la maison dit dans tous les jeux.

list-last = { $first } et { $last }
language-name = Français

reason-search = Dans la plupart des parties imaginées à partir d’ici, c’est ce qui a le mieux tourné.

# Refus. Chacun dit ce qui ne va pas et quoi faire à la place.
error-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
error-unknown-bot = Il n’y a pas de robot « { $bot } ». Les robots sont : { $known }.
error-unknown-language = On ne parle pas « { $language } » ici. Choisissez parmi : { $known }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Les options de ce jeu sont : { $known }.
error-option-type = L’option « { $option } » ne peut pas être « { $value } ». Choisissez parmi : { $wanted }.
error-option-range = L’option « { $option } » ne peut pas être { $value }. Choisissez un nombre de { $low } à { $high }.
error-seats-range = { $game } ne se joue pas avec { $seats } places. Choisissez de { $low } à { $high }.
error-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats }. Les places sont numérotées à partir de 0.
error-seed-type = « { $seed } » n’est pas une graine. Donnez un nombre entier.
error-no-encoding = { $game } n’a pas de codage pour l’apprentissage. Utilisez ses vues.
error-foreign-view = Ceci est une vue de { $game } ; on attendait { $wanted }.
error-foreign-action = « { $action } » n’est pas une action de ce jeu. Choisissez une des actions proposées.
error-action-shape = Ceci n’est pas une action de ce jeu : { $reason }. Choisissez une des actions proposées.
error-not-your-turn = Ce n’est pas à vous de jouer, c’est à { $turn_seat }. Attendez qu’on vous le demande.
error-game-over = La partie est finie. Commencez-en une autre.
error-not-in-hand = Vous n’avez pas { $card }. Choisissez une carte de votre main.

error-position-game = Cette position est de « { $game } », pas de { $wanted }. Chargez-la dans son propre jeu.
error-position-rules = Cette position a été enregistrée avec la version { $rules } des règles ; ce programme joue la version { $wanted }.
error-position-shape = Ceci n’est pas une position de ce jeu : { $reason }.
error-position-rng = L’entrée « rng » de la position est abîmée. Enregistrez la position de nouveau.
error-position-length = « { $place } » a { $count } entrées dans cette position ; il en faut { $wanted }.
error-sealed-seed = Une graine scellée fait 32 octets ; celle-ci en a { $length }.

error-record-missing = Il n’y a pas de fichier { $file }. Vérifiez le nom.
error-record-unreadable = Impossible de lire { $file } : { $reason }.
error-record-not-json = { $file } n’est pas un compte rendu : le JSON s’interrompt à l’octet { $byte }. Le fichier a peut-être été coupé.
error-record-shape = { $file } n’est pas le compte rendu d’une partie : { $reason }.
error-record-format = { $file } vient d’une version plus récente d’Athanor (format { $format } ; celle-ci lit jusqu’à { $known }). Mettez Athanor à jour.
error-record-rules = Cette partie de { $game } a été jouée avec la version { $rules } des règles ; ce programme joue la version { $wanted } et ne devine pas.
error-record-header = L’en-tête du compte rendu a été modifié : son sceau ne correspond pas.
error-record-step = L’action { $step } du compte rendu a été modifiée, retirée ou ajoutée : son sceau ne correspond pas.
error-record-end = La fin du compte rendu a été modifiée : son sceau ne correspond pas.
error-record-commitment = La graine du compte rendu n’est pas celle qui avait été promise avant la partie.
error-record-open = Cette partie n’est pas finie : sa graine n’est pas encore révélée, il n’y a rien à vérifier.
error-record-illegal = L’action { $step } du compte rendu est contraire aux règles : { $reason }.
error-record-chance = Le tirage { $draw } du compte rendu (« { $why } », action { $step }) n’est pas celui que donne la graine.
error-record-draws = Le compte rendu annonce { $found } tirages ; la graine et les actions en donnent { $wanted }.
error-record-result = Le résultat du compte rendu n’est pas celui auquel mènent les actions.
