#!/bin/bash
# preview.sh NAME [render args] - the whole way at a third of the size -> test/NAME.png, in about a minute
cd "$(dirname "$0")"; mkdir -p work test
nice -n 19 blender -b -P render.py -- "$1" --preview 1 --scale .3 --spp 6 "${@:2}" > work/preview-$1.log 2>&1; grep -E "DONE|Error" work/preview-$1.log | cut -c1-300 | grep -v "Not freed"
nice -n 19 /usr/bin/python3 post.py preview-$1 --png test/$1.png 2>/dev/null
