curl -s https://n8n.example.com/webhook/ask-the-documents \
  -H 'Content-Type: application/json' \
  -H 'X-Documents-Key: the value you chose' \
  -d '{ "question": "How long is the notice period for the elevator?" }'
