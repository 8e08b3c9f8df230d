#!/bin/sh
# A player in another language: it makes the first of the legal moves, with nothing but what every shell has.
while IFS= read -r line; do
    case $line in
    *'"say":"hello"'*)
        echo '{"say":"hello","protocol":1,"name":"Shell"}'
        ;;
    *'"say":"view"'*)
        legal=${line##*'"legal":'}
        case $legal in
        '{'*)
            cards=${legal#*'"cards":"'}
            least=${legal#*'"least":'}
            least=${least%%,*}
            move=exchange
            for card in ${cards%%'"'*}; do
                [ "$least" -gt 0 ] || break
                move="$move $card" least=$((least - 1))
            done
            ;;
        *)
            move=${legal#'["'}
            move=${move%%'"'*}
            ;;
        esac
        ;;
    *'"say":"think"'*)
        number=${line#*'"number":'}
        echo '{"say":"advice","number":'"${number%%,*}"',"move":"'"$move"'"}'
        ;;
    *'"say":"end"'*)
        exit 0
        ;;
    esac
done
